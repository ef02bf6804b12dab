func a(x: inout Int...) {}
func b(_ x: Int..., y: inout Int) {}
struct S { func c(_ y: inout Int...) {} }
func d() { func + (i: S, j: S) -> S { i } }
struct T {
  func m() { func * (a: T, b: T) -> T { a } }
  static func / (a: T, b: T) -> T { a }
}
