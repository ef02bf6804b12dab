// Closures stored in generic types: an event bus, reducers, lenses, and variadics of a generic type.
func largest<T: Comparable>(_ first: T, _ rest: T...) -> T { rest.reduce(first) { max($0, $1) } }
print(largest(3), largest(1, 9, 4), largest("a", "z"))
func zipAll<T>(_ lists: [T]...) -> [[T]] {
  let n = lists.map(\.count).min() ?? 0
  return (0..<n).map { i in lists.map { $0[i] } }
}
print(zipAll([1, 2, 3], [4, 5]), zipAll(["a"]))
struct Bus<Event> {
  private var handlers: [(id: Int, run: (Event) -> Void)] = []
  private var nextID = 0
  mutating func on(_ run: @escaping (Event) -> Void) -> Int {
    defer { nextID += 1 }
    handlers.append((nextID, run))
    return nextID
  }
  mutating func off(_ id: Int) { handlers.removeAll { $0.id == id } }
  func send(_ event: Event) { for handler in handlers { handler.run(event) } }
}
enum Click { case single(Int), double }
var bus = Bus<Click>()
let first = bus.on { print("first", $0) }
_ = bus.on { event in
  if case .single(let x) = event { print("x", x) }
}
bus.send(.single(4))
bus.off(first)
bus.send(.double)
bus.send(.single(5))
struct Reducer<State, Action> {
  let reduce: (inout State, Action) -> Void
  func run(_ state: State, _ actions: [Action]) -> State { actions.reduce(into: state, reduce) }
  func combined(with other: Reducer) -> Reducer {
    Reducer { state, action in
      reduce(&state, action)
      other.reduce(&state, action)
    }
  }
}
struct AppState { var count = 0, log: [String] = [] }
let counter = Reducer<AppState, Int> { $0.count += $1 }
let logger = Reducer<AppState, Int> { $0.log.append("\($1)") }
print(counter.combined(with: logger).run(AppState(), [1, 2, 3]))
struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  let set: (inout Whole, Part) -> Void
  func then<Sub>(_ next: Lens<Part, Sub>) -> Lens<Whole, Sub> {
    Lens<Whole, Sub>(
      get: { next.get(get($0)) },
      set: { whole, sub in
        var part = get(whole)
        next.set(&part, sub)
        set(&whole, part)
      })
  }
}
let countLens = Lens<AppState, Int>(get: { $0.count }, set: { $0.count = $1 })
let digits = Lens<Int, String>(get: { "\($0)" }, set: { $0 = Int($1) ?? 0 })
var state = AppState(count: 5)
countLens.then(digits).set(&state, "42")
print(state.count, countLens.then(digits).get(state) + "!")
