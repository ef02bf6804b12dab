// The arguments of `self.init(…)` are inferred with its parameters, as those of any call.
struct Syntax {
  let name: String
  static func emoji(_ names: Set<String>) -> Syntax { Syntax(name: "emoji \(names.sorted())") }
  static var math: Syntax { Syntax(name: "math") }
}
struct Parser {
  let names: [String]
  init(_ title: String, syntaxes: [Syntax]) { names = [title] + syntaxes.map(\.name) }
  init(_ title: String, emoji: Set<String> = [], math: Bool = false) {
    self.init(
      title,
      syntaxes: [emoji.isEmpty ? nil : .emoji(emoji), math ? .math : nil].compactMap(\.self))
  }
  init?(maybe: Bool) {
    guard maybe else { return nil }
    self.init("maybe", syntaxes: [maybe ? .math : nil].compactMap { $0 })
  }
}
enum Level {
  case low, high(Int)
  init(_ values: [Int?]) { self.init(total: values.reduce(0) { $0 + ($1 ?? 1) }) }
  init(total: Int) { self = total > 5 ? .high(total) : .low }
}
class Model {
  let steps: [Double]
  init(steps: [Double]) { self.steps = steps }
  convenience init(count: Int) { self.init(steps: (0..<count).map { Double($0) / 2 }) }
}
print(Parser("a", emoji: ["x"], math: true).names, Parser("b").names)
print(Parser(maybe: true)?.names ?? [], Parser(maybe: false)?.names ?? [])
print(Level([1, nil, 4]), Level([1]), Model(count: 3).steps)
