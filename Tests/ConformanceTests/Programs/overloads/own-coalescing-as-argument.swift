protocol V {}
struct A: V { var n: Int }
struct Either<X, Y>: V { var isFirst: Bool }
extension Optional where Wrapped: V {
  static func ?? <R: V>(l: Self, r: @autoclosure () -> R) -> Either<Wrapped, R> { Either(isFirst: l != nil) }
}
enum Base { case native(A) }
struct P {
  var b: Base
  init(_ v: A?) { b = .native(v ?? A(n: 2)) }
  init(other v: A?) { let a: A = v ?? A(n: 3); b = .native(a) }
}
func one(_ v: A?) -> A { v ?? A(n: 4) }
print(P(nil).b, P(other: A(n: 1)).b, one(nil).n)
let e = (nil as A?) ?? A(n: 5)
print(e)
