// Protocols with associated types, default implementations and static members over observable classes.
import Observation

protocol Store: AnyObject, Observable {
  associatedtype State: Equatable
  associatedtype Action
  var state: State { get set }
  static var initial: State { get }
  func reduce(_ state: inout State, _ action: Action)
}
extension Store {
  func send(_ action: Action) { reduce(&state, action) }
  func send(_ actions: Action...) { actions.forEach(send) }
  func subscribe<Value: Equatable>(_ path: KeyPath<State, Value>, _ changed: @escaping (Value, Value) -> Void) {
    let old = state[keyPath: path]
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      later.append {
        guard let self else { return }
        let new = self.state[keyPath: path]
        if new != old { changed(old, new) }
        self.subscribe(path, changed)
      }
    }
  }
}
var later: [() -> Void] = []
func flush() {
  let work = later
  later = []
  work.forEach { $0() }
}
@Observable final class CounterStore: Store {
  struct State: Equatable {
    var count = 0
    var history: [Int] = []
    var name = "counter"
  }
  enum Action {
    case add(Int), reset
    case rename(String)
  }
  static let initial = State()
  var state = CounterStore.initial
  func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .add(let n):
      state.count += n
      state.history.append(state.count)
    case .reset: state = Self.initial
    case .rename(let name): state.name = name
    }
  }
}
let store = CounterStore()
store.subscribe(\.count) { print("count", $0, $1) }
store.send(.add(2))
flush()
store.send(.rename("x"))
flush()
store.send(.add(0), .add(5), .add(-1))
flush()
store.send(.reset)
flush()
print(store.state, CounterStore.initial == store.state)
func run<S: Store>(_ store: S, _ actions: [S.Action]) -> S.State {
  for action in actions { store.send(action) }
  return store.state
}
print(run(store, [.add(1), .rename("y")]).name, store.state.history)
final class AnyStore<State: Equatable>: Observable {
  private let read: () -> State
  private let write: (State) -> Void
  init<S: Store>(_ store: S) where S.State == State {
    read = { store.state }
    write = { store.state = $0 }
  }
  var state: State {
    get { read() }
    set { write(newValue) }
  }
}
