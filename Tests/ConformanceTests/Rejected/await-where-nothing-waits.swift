func one() { let x = await 3; print(x) }
func two(_ f: () -> Int) -> Int { await f() }
struct S {
  var p: Int { await 3 }
  init() { await print(1) }
  var stored = await 3
}
func three() { defer { await print(2) } }
func four() { [1].forEach { _ in print(1) } }
func five(x: Int = await 3) {}
actor A { func go() throws {} }
let a = A()
func six() { let x: Void = try await a.go(); print(x) }
