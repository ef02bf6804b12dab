// As many parts as `buildBlock` has parameters.
@resultBuilder
struct Two {
  static func buildBlock(_ a: Int, _ b: Int) -> Int { a + b }
}
func two(@Two _ body: () -> Int) {}
two { 1 }
two {}
two {
  1
  2
  3
}
two {
  1
  2
  3
  4
}
@resultBuilder
struct UpToThree {
  static func buildBlock() -> Int { 0 }
  static func buildBlock<A>(_ a: A) -> Int { 1 }
  static func buildBlock<A, B>(_ a: A, _ b: B) -> Int { 2 }
  static func buildBlock<A, B, C>(_ a: A, _ b: B, _ c: C) -> Int { 3 }
}
func three(@UpToThree _ body: () -> Int) {}
three {
  1
  "2"
  3
  4
}
