// Each statement is typed by itself, and must fit what the builder's methods take.
@resultBuilder
struct Sum {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
  static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { second }
  static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
}
func sum(@Sum _ body: () -> Int) {}
func text(@Sum _ body: () -> String) {}
sum { "a" }
sum {
  1
  "b"
  2.5
}
sum { print("x") }
sum {
  var n = 1
  n += 1
}
sum { if true { "x" } }
sum {
  if true { 1 } else { "y" }
}
sum { for n in 0..<2 { "\(n)" } }
sum { for n in 5 { n } }
sum { unknown }
sum {
  first
  second
}
text {
  1
  2
}
@Sum func word() -> String { 1 }
@Sum func nothing() { }
@resultBuilder
struct Doubles {
  static func buildBlock(_ parts: Double...) -> Double { 0 }
}
func doubles(@Doubles _ body: () -> Double) {}
doubles { 1 }
