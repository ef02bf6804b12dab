// Taking text apart: split variants, words, key=value lines, a small tokenizer and calculator.
let line = "name=Ann; age=30;; city=Oslo"
let fields = line.split(separator: ";").map { $0.split(separator: "=") }
for field in fields { print(field.map { $0.drop { $0 == " " } }) }
var values: [String: String] = [:]
for part in line.split(separator: ";") {
  let pair = part.split(separator: "=", maxSplits: 1)
  guard pair.count == 2 else { continue }
  values[String(pair[0]).trimmed] = String(pair[1])
}
print(values.keys.sorted(), values["age"].flatMap { Int($0) } as Any)
extension String {
  var trimmed: String {
    var s = self[...]
    while s.first == " " { s.removeFirst() }
    while s.last == " " { s.removeLast() }
    return String(s)
  }
  var words: [String] { split { !$0.isLetter }.map { String($0) } }
}
print("  padded out ".trimmed + "|", "It's, well... fine!".words, "a-b_c".split { $0 == "-" || $0 == "_" })
print("a b  c".split(separator: " "), "a b  c".split(separator: " ", omittingEmptySubsequences: false).count)
print(",".split(separator: ","), "".split(separator: ","), "x".split(separator: ","))
let csv = """
  id,name
  1,Ann
  2,Bo
  """
let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
for row in rows { print(row[0], row[1], Int(row[0])! * 10) }
enum Token: Equatable { case number(Int), op(Character) }
func tokens(_ text: String) -> [Token] {
  var result: [Token] = []
  var digits = ""
  func flush() {
    if let n = Int(digits) { result.append(.number(n)) }
    digits = ""
  }
  for c in text {
    if c.isNumber {
      digits.append(c)
    } else {
      flush()
      if !c.isWhitespace { result.append(.op(c)) }
    }
  }
  flush()
  return result
}
print(tokens("12 + 3*4"))
func evaluate(_ text: String) -> Int {
  var rest = tokens(text)[...]
  func number() -> Int {
    if case .number(let n)? = rest.popFirst() { return n }
    return 0
  }
  func product() -> Int {
    var value = number()
    while rest.first == .op("*") {
      rest.removeFirst()
      value *= number()
    }
    return value
  }
  var sum = product()
  while case .op(let c)? = rest.popFirst() { sum += c == "+" ? product() : -product() }
  return sum
}
print(evaluate("12 + 3*4"), evaluate("2*3*4 - 5"), evaluate("7"))
