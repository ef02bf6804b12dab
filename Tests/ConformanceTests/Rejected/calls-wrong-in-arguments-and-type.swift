func name(_ number: Int) -> String { "" }
struct Reader {
  func line(_ index: Int) -> String { "" }
  func maybe(_ index: Int) -> String? { nil }
  func checked(_ index: Int) throws -> String { "" }
  func later(_ index: Int) async -> String { "" }
  static func first(of count: Int) -> Reader { Reader() }
}
let reader = Reader()
let one: Int = name("a")
let two: Int = name(number: 1)
let three: Int = name()
let four: Int = reader.line("a")
let five: Int = try reader.checked("a")
let six: String = reader.maybe("a")
let seven: Int = Reader.first(of: "a")
let right: String = reader.line("a")
func result() -> Int { reader.line("a") }
func other() -> Int { return reader.line(1, 2) }
func waiting() async -> Int { await reader.later("a") }
var count = 3
count = reader.line("a")
func outer() -> Int {
  func inner(_ number: Int) -> String { "" }
  return inner("a")
}
