// A closure is no value of a type that conforms to a protocol, so it decides between initializers at once.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action) -> [Action]
}
struct AnyReducer<S, A>: Reducer {
  let run: (inout S, A) -> [A]
  init(_ run: @escaping (inout S, A) -> [A]) { self.run = run }
  init<R: Reducer<S, A>>(_ reducer: R) { run = { reducer.reduce(into: &$0, action: $1) } }
  func reduce(into state: inout S, action: A) -> [A] { run(&state, action) }
}
extension Reducer {
  func combined(with other: some Reducer<State, Action>) -> AnyReducer<State, Action> {
    AnyReducer { reduce(into: &$0, action: $1) + other.reduce(into: &$0, action: $1) }
  }
}
struct Counter: Reducer {
  enum Action { case increment, reset(Int) }
  func reduce(into state: inout Int, action: Action) -> [Action] {
    switch action {
    case .increment: state += 1
    case .reset(let n): state = n
    }
    return []
  }
}
let both = Counter().combined(with: AnyReducer { state, action in
  if case .reset = action { state *= 2 }
  return []
})
var state = 1
_ = both.reduce(into: &state, action: .reset(5))
print(state)
_ = AnyReducer(both).combined(with: Counter()).reduce(into: &state, action: .increment)
print(state)

func take<T: Equatable>(_ value: T) -> String { "equatable" }
func take(_ closure: (Int) -> Int) -> String { "closure \(closure(2))" }
print(take { x in
  let y = x * 2
  return y
})
print(take { $0 + 1 }, take(3))
