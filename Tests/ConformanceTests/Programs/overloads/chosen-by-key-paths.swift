// Members that are looked up by key paths: the subscript with the most specific class of key paths is called.
@dynamicMemberLookup struct L<T> {
  var v: T
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> String { "kp \(U.self)" }
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> String { "wkp \(U.self)" }
  subscript(dynamicMember s: String) -> String { "string \(s)" }
  var own: String { "own" }
}
struct P { let a = 1; var b = "x"; var own = 2; var c: Int? = 3; func m() {} ; var arr = [1] }
class R { var z = 1; let w = 2 }
let l = L(v: P()); print(l.a, l.b, l.own, l.c, l.zzz, l.arr)
let lr = L(v: R()); print(lr.z, lr.w)
struct K { var n = 1; var s = "s"; let k = 2.5; var o: Int? = 1 }
func kp(_ k: KeyPath<K, Int>) -> String { "KP Int" }
func kp(_ k: WritableKeyPath<K, Int>) -> String { "WKP Int" }
func kp<V>(_ k: KeyPath<K, V>) -> String { "KP \(V.self)" }
func kp(_ k: PartialKeyPath<K>) -> String { "Partial" }
func kp(_ f: (K) -> Bool) -> String { "func" }
print(kp(\.n), kp(\.s), kp(\.k), kp(\.o), kp(\K.n), kp(\.self), kp { _ in true }, kp(\.s.count), kp(\.s.isEmpty))
print([K()].map(\.n), [K()].map(\.s.count), [K(), K()].filter { $0.n == 1 }.map(\.k), ["a", ""].filter(\.isEmpty).count)
func sortBy<T, V: Comparable>(_ x: [T], by k: KeyPath<T, V>) -> String { "by kp" }
func sortBy<T>(_ x: [T], by f: (T, T) -> Bool) -> String { "by f" }
print(sortBy([K()], by: \.n), sortBy([1], by: <), sortBy([1]) { $0 > $1 })
