// The overload whose result is an optional already costs less in an optional chain, unless swiftc tries the other one
// first because it knows the type of the argument.
func hit(_ n: Int, _ t: Any.Type...) { print(n, t) }
func show<T>(_ x: T) { print("=", T.self) }
struct S { var v = 3; var o: Int? = 4; subscript(i: Int) -> Int { i }; func get() -> Int { 1 }; static let k = 5 }
let s = S(); let so: S? = S(); let n: Int? = 3; let arr = [1]
final class M {
  func f<T: Equatable>(_ p0: T) -> Int? { hit(0, T.self); return 1 }
  func f(_ p0: Int) -> Bool { hit(2); return true }
}
let m: M? = M()
show(m?.f(n!))
show(m?.f(s.o!))
show(m?.f(n ?? 1))
show(m?.f(s.v))
show(m?.f(S.k))
show(m?.f(s[1]))
show(m?.f(s.get()))
show(m?.f(arr[0]))
show(m?.f(arr.first!))
show(m?.f(arr.count))
show(m?.f(-s.v))
show(m?.f(-1))
show(m?.f(s.v + 1))
show(m?.f(s.v + s.v))
show(m?.f((s.v)))
show(m?.f(s.v as Int))
show(m?.f(n.map { $0 }!))
show(m?.f(true ? s.v : 1))
show(m?.f(so!.v))
show(m?.f(try! s.get()))
show(m?.f([1, 2].count))
show(m?.f(Int("1")!))
show(m?.f(Int(1.5)))
show(m?.f(abs(-3)))
show(m?.f(max(1, 2)))
show(m?.f({ 1 }()))
show(m?.f(so.unsafelyUnwrapped.v))
show(m?.f(n! + 1))
show(m?.f(1 + 1))
show(m?.f("abc".count))
show(m?.f(s[keyPath: \.v]))

prefix operator ~~
prefix func ~~ (x: Int) -> Int { x }
show(m?.f(~~s.v))
show(m?.f(~s.v))
show(m?.f(+s.v))
show(m?.f(-(-1)))
