// A small generic store with reducers, middleware, undo and typed selectors, all through closures and key paths.
protocol Reducing {
  associatedtype State: Equatable
  associatedtype Action
  static func reduce(_ state: inout State, _ action: Action) -> [Action]
}
final class Store<R: Reducing> {
  typealias Middleware = (R.Action, R.State) -> R.Action?
  private(set) var state: R.State {
    didSet { if state != oldValue { changes += 1 } }
  }
  private(set) var changes = 0
  private var past: [R.State] = []
  private let middleware: [Middleware]
  init(_ initial: R.State, middleware: [Middleware] = []) {
    state = initial
    self.middleware = middleware
  }
  func send(_ action: R.Action) {
    let final = middleware.reduce(action as R.Action?) { action, next in action.flatMap { next($0, state) } }
    guard let final else { return }
    past.append(state)
    let follow = R.reduce(&state, final)
    follow.forEach(send)
  }
  func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    state = last
    return true
  }
  subscript<T>(path: KeyPath<R.State, T>) -> T { state[keyPath: path] }
  func select<T: Equatable>(_ path: KeyPath<R.State, T>, _ body: (T, T) -> Void, during work: () -> Void) {
    let before = self[path]
    work()
    if before != self[path] { body(before, self[path]) }
  }
}
enum Counter: Reducing {
  struct State: Equatable { var n = 0, log: [String] = [] }
  enum Action { case add(Int), reset, note(String) }
  static func reduce(_ state: inout State, _ action: Action) -> [Action] {
    switch action {
    case .add(let k):
      state.n += k
      return state.n > 10 ? [.note("over \(state.n)"), .reset] : []
    case .reset: state.n = 0
    case .note(let text): state.log.append(text)
    }
    return []
  }
}
var seen = 0
let store = Store<Counter>(
  .init(),
  middleware: [
    { action, _ in
      seen += 1; return action
    },
    { action, state in if case .add(let k) = action, k < 0, state.n + k < 0 { nil } else { action } },
  ])
for action in [.add(3), .add(-5), .add(4), .add(9), .note("end")] as [Counter.Action] { store.send(action) }
print(store.state, seen, store.changes, store[\.log.count], store[\.n])
print(store.undo(), store.undo(), store[\.n], store[\.log], store.undo(), store[\.n])
while store.undo() {}
print(store.state == Counter.State(), store.changes)
store.select(\.n, { print("n went", $0, "->", $1) }, during: { store.send(.add(2)) })
store.select(\.log, { print("log went", $0, "->", $1) }, during: { store.send(.add(2)) })
store.select(\.log.count, { print("count went", $0, "->", $1) }) { store.send(.note("x")) }
print(type(of: store), store.state)
