// Jumps are refused even where the statement around is built.
@resultBuilder
struct Sum {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
  static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { second }
  static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
}
func sum(@Sum _ body: () -> Int) {}
sum {
  for i in 0..<3 {
    if i == 1 { continue }
    i
  }
}
sum { for i in 0..<3 { break } }
sum {
  switch 1 {
  case 1: break
  default: 2
  }
}
sum {
  func local() -> Int { 1 }
  local()
}
sum {
  struct Local {}
  1
}
