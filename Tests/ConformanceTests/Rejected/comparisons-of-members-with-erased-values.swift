struct N { static let z = N() }
protocol P {}
protocol Q: Equatable {}
struct S: Q {}
class K {}
func t<T: P, U: Equatable, V: Comparable>(_ p: any P, _ e: any Error, _ o: AnyObject, _ g: T, _ u: U, _ s: some P, _ eo: Error?, _ v: V) {
  if .a == e {}
  if g == .a {}
  if s == .a {}
  if e == .a(1) {}
  if u == S() {}
  if S() == u {}
  if v < 1 {}
  if e < .a {}
  if u == .a {}
  if e == .a || e == .b {}
  if u == 1 {}
  if v == "a" {}
  if eo == S() {}
  if g == 1 {}
  if g == g {}
  if e == e {}
  if e.x == 1 {}
  if e != nil {}
}
