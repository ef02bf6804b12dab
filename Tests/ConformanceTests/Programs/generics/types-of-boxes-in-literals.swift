protocol Middleware<State, Action> {
  associatedtype State
  associatedtype Action
}
struct ClosureMiddleware<State, Action>: Middleware {
  let closure: (State, Action) -> Action?
}
struct Store<State, Action> {
  init(_ m: some Collection<any Middleware<State, Action>>) { print(type(of: m)) }
}
func a() { _ = Store<Int, String>([ClosureMiddleware { _, a in print(a); return nil }]) }
func b<D, E>(_ d: D, _ e: E) { _ = Store<D, E>([ClosureMiddleware { _, a in nil }]) }
func c<D, E>(_ d: D, _ e: E) { _ = Store<D, E>([ClosureMiddleware { _, a in print(a); return nil }]) }
func d<D, E>(_ d: D, _ e: E) { let x: [any Middleware<D, E>] = [ClosureMiddleware { _, a in print(a); return nil }]; print(x.count) }
a(); b(1, 2); c(1, 2); d(1,2)
