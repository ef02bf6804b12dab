protocol Middleware<State, Action> {
  associatedtype State
  associatedtype Action
  func process(_ s: State, _ a: Action) -> Action?
}
struct ClosureMiddleware<State, Action>: Middleware {
  let closure: (State, Action) -> Action?
  func process(_ s: State, _ a: Action) -> Action? { closure(s, a) }
}
func take(_ m: any Middleware<Int, String>) { print(m.process(1, "a") ?? "nil") }
take(ClosureMiddleware { _, a in a + "b" })
take(ClosureMiddleware { n, a in print(n); return nil })
let one: any Middleware<Int, String> = ClosureMiddleware { _, a in a + "c" }
take(one)
let many: [any Middleware<Int, String>] = [ClosureMiddleware { _, _ in nil }]
for m in many { take(m) }
struct Store<State, Action> {
  let middlewares: any Collection<any Middleware<State, Action>>
  init(_ s: State, middlewares: some Collection<any Middleware<State, Action>>) { self.middlewares = middlewares; self.s = s }
  func derived<D, E>(_ f: @escaping (State) -> D, _ g: @escaping (E) -> Action) -> Store<D, E> where D: Equatable {
    Store<D, E>(f(s), middlewares: [ClosureMiddleware { _, action in
      print("sent", g(action))
      return nil
    }])
  }
  let s: State
  init(s: State) { self.s = s; middlewares = [] }
}
extension Store {
  init(_ s: State, _ m: [any Middleware<State, Action>]) { self.s = s; middlewares = m }
}
let store = Store<Int, String>(1, middlewares: [ClosureMiddleware { n, a in n > 0 ? a : nil }])
let d = store.derived({ "\($0)" }, { (e: Int) in "\(e)" })
for m in d.middlewares { _ = m.process("x", 3) }
func many<M: Middleware>(_ m: M) -> M.State.Type where M.Action == Int { M.State.self }
print(many(ClosureMiddleware { (s: Double, a) in a + 1 }))
