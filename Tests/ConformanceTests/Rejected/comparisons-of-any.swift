struct S: Comparable { static func < (a: S, b: S) -> Bool { true } }
enum E { case a }
class C: Equatable { static func == (a: C, b: C) -> Bool { true } }
func f<T: Comparable>(_ x: T, _ q: Any, _ xs: [T], _ qs: [Any], _ e: any Equatable, _ h: AnyHashable, _ d: [String: Any]) {
  if 1 == q {}
  if "a" != q {}
  if e == S() {}
  if e == 1 {}
  if 1 == e {}
  if e == e {}
  if x < S() {}
  if x == E.a {}
  if x == C() {}
  if S() == x && true {}
  if x == S() || true {}
  _ = xs.filter { $0 == S() }
  _ = qs.filter { $0 == S() }
  _ = qs.filter { $0 == 1 }
  _ = qs.filter { $0 == "a" }
  _ = qs.contains(1)
  _ = qs.contains { $0 == .a }
  if d["a"] == 1 {}
  if d["a"] == "x" {}
  if d["a"]! == "x" {}
  if d["a"] == S() {}
  if d["a"]! > 3 {}
  let n: Int = d["a"]
  let m = d["a"] + 1
  let k = d["a"]! + 1
  let z: String = d["a"] ?? ""
  if q > 3 && q < 5 {}
  if x == q {}
  if q == x {}
  if e == x {}
}
