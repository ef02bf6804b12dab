// A leading dot takes its type from the context: cases, statics, chains, optionals, calls and defaults.
struct Color: Equatable {
  var name: String
  var alpha = 1.0
  static let red = Color(name: "red")
  static var blue: Color { Color(name: "blue") }
  static func gray(_ level: Int) -> Color { Color(name: "gray\(level)") }
  func opacity(_ a: Double) -> Color { Color(name: name, alpha: a) }
  var dimmed: Color { opacity(alpha / 2) }
}
enum Size { case small, large, exact(Int) }
func paint(_ color: Color, size: Size = .small) -> String { "\(color.name) \(color.alpha) \(size)" }
print(paint(.red), paint(.blue, size: .large), paint(.gray(3), size: .exact(5)))
print(paint(.red.opacity(0.5)), paint(.gray(1).dimmed.dimmed), paint(.init(name: "own")))
let palette: [Color] = [.red, .blue, .gray(2)]
print(palette.map(\.name), palette.contains(.blue), palette.firstIndex(of: .red)!)
let table: [String: Size] = ["a": .small, "b": .exact(1)]
print(table.keys.sorted().map { "\(table[$0]!)" })
var maybe: Size? = .large
print(maybe as Any)
maybe = .none
print(maybe == nil)
maybe = .some(.exact(2))
if case .exact(let n)? = maybe { print(n) }
let flag = true
let size: Size = flag ? .small : .large
print(size)
func pick(_ n: Int) -> Size {
  if n < 0 { return .small }
  return n > 10 ? .large : .exact(n)
}
print(pick(-1), pick(5), pick(50))
let color: Color = if flag { .blue } else { .red }
print(color == .blue, color != .red, [color, .red].count)
let number: Double = .pi.rounded3()
print(number, Int.max == .max, [Int](repeating: .zero, count: 2), Double.infinity == .infinity)
extension Double { func rounded3() -> Double { Double(Int(self * 1000)) / 1000 } }
extension Size { static let huge = Size.exact(1000) }
print(pick(1000), Size.huge, paint(.red, size: .huge))
let make: (String) -> Color = { .init(name: $0, alpha: 0) }
print(make("clear").alpha)
