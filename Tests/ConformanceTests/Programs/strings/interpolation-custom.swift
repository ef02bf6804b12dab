// Interpolation of custom types and own appendInterpolation, string streams, joined lists and default text.
extension DefaultStringInterpolation {
  mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }
  mutating func appendInterpolation(_ n: Double, places: Int) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int(n * scale + 0.5)
    var digits = String(scaled)
    while digits.count <= places { digits = "0" + digits }
    appendLiteral(digits.dropLast(places) + "." + digits.suffix(places))
  }
  mutating func appendInterpolation(plural n: Int, _ word: String) { appendLiteral("\(n) \(word)\(n == 1 ? "" : "s")") }
  mutating func appendInterpolation<T>(list items: [T], separator: String = ", ") {
    appendLiteral(items.map { "\($0)" }.joined(separator: separator))
  }
}
print("\(hex: 255) \(3.14159, places: 2) \(0.5, places: 3) \(plural: 1, "cat") \(plural: 2, "dog")")
print("[\(list: [1, 2, 3])] [\(list: ["a", "b"], separator: "/")] \(list: [Int]())|")
struct Money: CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
print("total \(Money(cents: 1205)) and \([Money(cents: 5)]) and \(Optional(Money(cents: 99)) as Any)")
let name = "Ann", n = 3
print("\(name)'s \(n)\(n == 3 ? "rd" : "th") try, \(n * n) points, \(name.count) letters")
print("quotes \"\(name)\" braces {\(n)} parens (\(n)) backslash \\ dollar $\(n) percent 5%")
print("\(name + "\(n)") \("\("\(n)")") \({ $0 * 2 }(n)) \((n, name)) \([name: n])")
var text = ""
print("to a stream", n, to: &text)
print("again", terminator: "", to: &text)
print(text, text.count)
struct Shout: TextOutputStream {
  var log: [String] = []
  mutating func write(_ string: String) { if string != "\n" { log.append(string.uppercased()) } }
}
var shout = Shout()
print("hello", "there", to: &shout)
print(shout.log.joined())
struct SQL: ExpressibleByStringInterpolation {
  var text = ""
  var arguments: [String] = []
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
    arguments = stringInterpolation.arguments
  }
  struct Interpolation: StringInterpolationProtocol {
    var text = ""
    var arguments: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation<T>(_ value: T) {
      text += "?"
      arguments.append("\(value)")
    }
  }
}
let query: SQL = "select \(name) where \(n)"
print(query.text, query.arguments, ("plain" as SQL).text)
