func f<T, U>(_ v: T, _ p: KeyPath<T, U>) -> U { v[keyPath: p] }
func f<T, U>(_ v: T, _ t: (T) -> U) -> [U] { [t(v)] }
print(f(1, \.magnitude))
func p(_ x: Any) { print("any", x) }
p(f(1, \.magnitude))
let n = 1
print(f(n, \.magnitude))
_ = f(n, \.magnitude)
let s: String = "\(f(n, \.magnitude))"
print(s)
struct P { var name = "a" }
func g<U>(_ p: KeyPath<P, U>) -> U { P()[keyPath: p] }
func g<U>(_ t: (P) -> U) -> [U] { [t(P())] }
print(g(\.name))
p(g(\.name))
func h(_ p: KeyPath<P, String>) -> Int { 1 }
func h(_ t: (P) -> String) -> String { "f" }
print(h(\.name), [h(\.name)])
