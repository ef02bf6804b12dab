func f(a: (() -> Void)? = nil, b: (() -> Void)? = nil) { print(a != nil, b != nil) }
f {}
func g(a: (() -> Int)? = nil, b: (() -> String)? = nil) { print(a?() ?? 0, b?() ?? "-") }
g { 1 }
g { "x" }
g(a: { 2 }) { "y" }
func h(_ n: Int, done: (() -> Void)? = nil, failed: ((String) -> Void)? = nil) { print(n, done != nil, failed != nil) }
h(1) {}
h(2) { _ in }
h(3) {
  print("done")
} failed: { _ in
}
struct S { init(x: (() -> Int)? = nil, y: (() -> Int)? = nil) { print(x != nil, y != nil) } }
_ = S { 1 }
func k(a: () -> Void = {}, n: Int = 0, b: () -> Void = {}) { a(); b(); print(n) }
k { print("k") }
k(n: 2) { print("k2") }
