struct S: Equatable { var x = 1 }
enum E: Error { case a, b }
enum F: Error, Equatable { case a, b(Int) }
class C: Equatable { static func == (l: C, r: C) -> Bool { true } }
struct G<T: Equatable>: Equatable { var x: T }
struct N {}
protocol P {}
func t<T: P>(_ p: any P, _ q: Any, _ e: any Error, _ o: AnyObject, _ g: T, _ pe: P?, _ s: some P) {
  if e == E.a {}
  if e == F.a {}
  if F.a == e {}
  if e != F.a {}
  if q == C() {}
  if q == G(x: 1) {}
  if q == N() {}
  if p == N() {}
  if g == S() {}
  if s == S() {}
  if pe == S() {}
  if q == S() as S? {}
  if q == "a"  {}
  if q == 1.5  {}
  if q == true  {}
  if e == E.b as E? {}
  if (e as? F) == .a {}
  if q < 1 {}
  if q > "a" {}
  if e < F.a {}
  if q == (1, 2) {}
}
