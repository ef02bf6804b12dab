// Calls that wait, and what actors protect, from functions of all kinds.
actor Counter {
  var n = 0
  let name = "c"
  func increment() -> Int { n += 1; return n }
  nonisolated func label() -> String { "\(n)" }
  nonisolated func label2() { increment() }
  subscript(i: Int) -> Int { i * n }
  static func make() -> Counter { Counter() }
  func other(_ c: Counter) { c.n = 1; _ = c.increment() }
  func esc() { let f = { self.n += 1 }; f() }
}
let c = Counter()
func sync() {
  c.increment()
  print(c.n)
  c.n = 5
  print(c[1])
}
func asy() async {
  c.increment()
  print(c.n)
  c.n = 5
  await c.n = 5
  print(c[1])
  let x = c.increment()
  let y = await c.increment()
}
@MainActor func mainF() {}
@MainActor var mainV = 0
@MainActor class Model { var v = 0; func go() {}; init() {}
 func inside() { Task { self.v = 1 } ; Task.detached { self.v = 2 } } }
func sync2(_ m: Model) {
  mainF()
  print(mainV)
  m.v = 1
  m.go()
  let k = Model()
}
func asy2(_ m: Model) async {
  mainF()
  print(mainV)
  m.v = 1
  m.go()
  let k = Model()
  print(m.v)
  await m.go()
}
func f() async -> Int { 1 }
func notAsync() -> Int { f() }
func notAsync2() -> Int { await f() }
func asy3() async { let a = f(); _ = a; print(f()); await print("x"); for await i in AsyncStream<Int>(unfolding: { nil }) {} }
func syncFor() { for await i in AsyncStream<Int>(unfolding: { nil }) {} }
func asyFor() async { for await i in AsyncThrowingStream<Int, any Error>(unfolding: { nil }) {} }
func aslet() async { async let x = f(); print(x) }
func slet() { async let x = f(); }
func thr() async throws -> Int { 1 }
func asy4() async { let t = await thr() ; let s = try thr(); }
func asy5() async throws { let s = try thr(); let u = thr() }
func prop() { Task { f() }; Task { let q = f() } }
struct S { var p: Int { get async { 1 } } }
func readP(_ s: S) { print(s.p) }
func readP2(_ s: S) async { print(s.p) }
let g: () -> Int = f
let h: () -> Int = { await f() }
