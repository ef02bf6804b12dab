@MainActor func f() {}
@MainActor func k(_ n: Int) -> String { "" }
@MainActor func t() async throws {}
@MainActor class M {
  func go() {}
  static func st() {}
  func two() { let h: () -> Void = go; h(); use(go); useS(go); usem(go) }
}
@MainActor func use(_ h: () -> Void) { h() }
func useS(_ h: @Sendable () -> Void) {}
func usem(_ h: @MainActor () -> Void) {}
func esc(_ h: @escaping () -> Void) {}
func asy(_ h: @escaping () async -> Void) {}
@MainActor func on() {
  use(f)
  esc(f)
  let g: () -> Void = f
  g()
  let h: (Int) -> String = k
  print([1].map(k), h(1))
  asy(f)
  let s: @Sendable () -> Void = f
  _ = s
  let tt: () async throws -> Void = t
  _ = tt
}
nonisolated func off(_ m: M) {
  print([1].map(k))
  asy(f)
  esc(f)
  let x = f
  _ = x
  usem(f)
  let g: () -> Void = M.st
  let c: () -> Void = m.go
  esc(m.go)
  let any: Any = f
  _ = (g, c, any)
}
struct S { var action: () -> Void }
func make() -> S { S(action: f) }
func ret() -> () -> Void { return f }
@MainActor func ret2() -> () -> Void { return f }
func opt() { let o: (() -> Void)? = f; _ = o }
