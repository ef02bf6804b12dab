// Where code runs: methods, closures, tasks, isolated parameters, global actors.
actor Counter {
  var n = 0
  func increment() -> Int { n += 1; return n }
  func mixed(_ m: Model) { m.v = 1; m.go(); print(m.v) }
  func mixedAsync(_ m: Model) async { m.v = 1; m.go(); await m.go(); print(await m.v) }
  init() { n = 1; _ = increment() }
  init(a: Int) async { n = 1; _ = increment() }
  deinit { print(n) }
  var computed: Int { n * 2 }
  func closures() {
    let f = { self.n += 1 }
    f()
    [1].forEach { n += $0 }
    Task { n += 1 }
    Task.detached { self.n += 1 }
    Task.detached { await self.increment() }
    func local() { n += 1 }
    local()
  }
  func reads(_ c: Counter) { print(c.n); print(c[0]) }
  subscript(i: Int) -> Int { n }
  static var s = 0
  static func st() { s += 1 }
}
@MainActor class Model { var v = 0; func go() {}; init() {}
  nonisolated func free() { v = 1; go() }
  static var shared = Model()
  static func make() {}
  nonisolated let constant = 1
  let plain = 2
}
func iso(_ c: isolated Counter) { c.n += 1; _ = c.increment() }
func callsIso(_ c: Counter) async { iso(c); await iso(c) }
@globalActor actor Custom { static let shared = Custom() }
@Custom func custom() {}
@Custom var customValue = 1
@Custom final class CustomClass { var x = 0 }
func useCustom(_ c: CustomClass) { custom(); print(customValue); c.x = 1 }
@MainActor func useCustom2(_ c: CustomClass) { custom(); print(customValue); c.x = 1 }
@MainActor func useCustom3(_ c: CustomClass) async { custom(); await custom(); c.x = 1; print(await c.x) }
func closureContexts(_ m: Model, _ c: Counter) {
  let f = { m.go() }
  let g: @MainActor () -> Void = { m.go() }
  let h: @Sendable () -> Void = { m.go() }
  let i = { @MainActor in m.go() }
  Task { m.go(); await m.go() }
  Task { @MainActor in m.go() }
  let j = { c.increment() }
  let k = { await c.increment() }
  MainActor.assumeIsolated { m.go() }
  print(Model.shared, m.constant, m.plain)
  Model.make()
  g()
}
@MainActor func mainClosures(_ m: Model) {
  let f = { m.go() }
  [1].forEach { _ in m.go() }
  Task { m.go() }
  Task.detached { m.go() }
  let h: @Sendable () -> Void = { m.go() }
}
protocol P { func go() }
@MainActor class Q: P { func go() {} }
@MainActor protocol MP { func go2() }
class R: MP { func go2() {} }
func useMP(_ p: any MP, _ r: R) { p.go2(); r.go2() }
struct V { @MainActor var x = 1; @MainActor func f() {} }
func useV(_ v: V) { print(v.x); v.f() }
