struct Effect<A> { static var none: Effect { Effect() } }
protocol Reducer<State, Action> { associatedtype State; associatedtype Action; associatedtype Body; func _reduce(into state: inout State, action: Action) -> Effect<Action>; @ReducerBuilder<State, Action> var body: Body { get } }
typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
extension Reducer where Body == Never { var body: Body { return fatalError() } }
extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action { func _reduce(into state: inout State, action: Action) -> Effect<Action> { body._reduce(into: &state, action: action) } }
extension Never: Reducer { typealias State = Never; typealias Action = Never; func _reduce(into state: inout Never, action: Never) -> Effect<Never> {}; var body: Never { return fatalError() } }
struct BindingAction<Root> { let set: (inout Root) -> Void
  static func set<V>(_ k: WritableKeyPath<Root, V>, _ v: V) -> BindingAction { .init(set: { $0[keyPath: k] = v }) } }
protocol BindableAction<State> { associatedtype State; static func binding(_ action: BindingAction<State>) -> Self; var binding: BindingAction<State>? { get } }
struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
  let toViewAction: (Action) -> ViewAction?
  init() where Action == ViewAction { self.init(internal: { $0 }) }
  init(internal toViewAction: @escaping (_ action: Action) -> ViewAction?) { self.toViewAction = toViewAction }
  func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let b = self.toViewAction(action).flatMap({ $0.binding }) else { return .none }
    b.set(&state); return .none
  }
}
extension BindingReducer { typealias Body = Never }
struct Reduce<State, Action>: Reducer {
  let reduce: (inout State, Action) -> Effect<Action>
  init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) { self.reduce = reduce }
  init(_ reducer: some Reducer<State, Action>) { self.init { s, a in reducer._reduce(into: &s, action: a) } }
  func _reduce(into state: inout State, action: Action) -> Effect<Action> { self.reduce(&state, action) }
  typealias Body = Never
}
struct EmptyReducer<State, Action>: Reducer { typealias Body = Never; func _reduce(into state: inout State, action: Action) -> Effect<Action> { .none } }
@resultBuilder enum ReducerBuilder<State, Action> {
  static func buildArray(_ reducers: [some Reducer<State, Action>]) -> some Reducer<State, Action> { Many(reducers: reducers) }
  static func buildBlock() -> some Reducer<State, Action> { EmptyReducer() }
  static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { expression }
  @_disfavoredOverload static func buildExpression(_ expression: any Reducer<State, Action>) -> Reduce<State, Action> { Reduce(expression) }
  static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> Maybe<R> { Maybe(r: wrapped) }
  static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(accumulated: R0, next: R1) -> Seq<R0, R1> { Seq(a: accumulated, b: next) }
}
struct Many<R: Reducer>: Reducer { let reducers: [R]; typealias Body = Never; func _reduce(into s: inout R.State, action: R.Action) -> Effect<R.Action> { for r in reducers { _ = r._reduce(into: &s, action: action) }; return .none } }
struct Maybe<R: Reducer>: Reducer { let r: R?; typealias Body = Never; func _reduce(into s: inout R.State, action: R.Action) -> Effect<R.Action> { r?._reduce(into: &s, action: action) ?? .none } }
struct Seq<A: Reducer, B: Reducer<A.State, A.Action>>: Reducer { let a: A, b: B; typealias Body = Never; func _reduce(into s: inout A.State, action: A.Action) -> Effect<A.Action> { _ = a._reduce(into: &s, action: action); return b._reduce(into: &s, action: action) } }
struct CasePath<Root, Value> { let extract: (Root) -> Value?; let embed: (Value) -> Root }
extension Reducer {
  func ifLet<CS, CA, C: Reducer<CS, CA>>(_ k: WritableKeyPath<State, CS?>, action: @escaping (Action) -> CA?, @ReducerBuilder<CS, CA> then child: () -> C) -> IfLet<Self, C> { IfLet(parent: self, k: k, f: action, child: child()) }
  func forEach<CS: Identifiable, CA, C: Reducer<CS, CA>>(_ k: WritableKeyPath<State, [CS]>, action: @escaping (Action) -> (CS.ID, CA)?, @ReducerBuilder<CS, CA> element: () -> C) -> some Reducer<State, Action> { let c = element(); return Seq(a: self, b: Reduce { s, a in if let (id, x) = action(a), let i = s[keyPath: k].firstIndex(where: { $0.id == id }) { _ = c._reduce(into: &s[keyPath: k][i], action: x) }; return .none }) }
  func onChange<V: Equatable, R: Reducer>(of v: @escaping (State) -> V, @ReducerBuilder<State, Action> _ f: @escaping (V, V) -> R) -> OnChange<Self, V, R> where R.State == State, R.Action == Action { OnChange(base: self, v: v, f: f) }
}
struct OnChange<B: Reducer, V: Equatable, R: Reducer>: Reducer where B.State == R.State, B.Action == R.Action { let base: B; let v: (B.State) -> V; let f: (V, V) -> R; typealias Body = Never; func _reduce(into s: inout B.State, action: B.Action) -> Effect<B.Action> { let old = v(s); let e = base._reduce(into: &s, action: action); let new = v(s); return old == new ? e : f(old, new)._reduce(into: &s, action: action) } }
struct IfLet<P: Reducer, C: Reducer>: Reducer { let parent: P; let k: WritableKeyPath<P.State, C.State?>; let f: (P.Action) -> C.Action?; let child: C; typealias Body = Never
  func _reduce(into s: inout P.State, action: P.Action) -> Effect<P.Action> { if let a = f(action), s[keyPath: k] != nil { _ = child._reduce(into: &s[keyPath: k]!, action: a) }; return parent._reduce(into: &s, action: action) } }
struct Scope<PS, PA, C: Reducer>: Reducer { let k: WritableKeyPath<PS, C.State>; let f: (PA) -> C.Action?; let c: C; init<CS, CA>(state k: WritableKeyPath<PS, CS>, action f: @escaping (PA) -> CA?, @ReducerBuilder<CS, CA> child: () -> C) where CS == C.State, CA == C.Action { (self.k, self.f, c) = (k, f, child()) }; typealias Body = Never; func _reduce(into s: inout PS, action a: PA) -> Effect<PA> { if let x = f(a) { _ = c._reduce(into: &s[keyPath: k], action: x) }; return .none } }
struct Counter: Reducer { struct State: Equatable, Identifiable { var id = 0; var n = 0 }; enum Action { case up, down }
  var body: some ReducerOf<Self> { Reduce { state, action in switch action { case .up: state.n += 1; return .none; case .down: state.n -= 1; return .none } } } }
struct Form: Reducer {
  struct State { var name = ""; var on = false; var counter = Counter.State(); var sheet: Counter.State?; var rows = [Counter.State(id: 1), Counter.State(id: 2)]; var log: [String] = [] }
  enum Action: BindableAction {
    case binding(BindingAction<State>), counter(Counter.Action), sheet(Counter.Action), row(Int, Counter.Action), open
    var binding: BindingAction<State>? { if case .binding(let b) = self { b } else { nil } }
    var counter: Counter.Action? { if case .counter(let a) = self { a } else { nil } }
  }
  let logs: Bool
  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .binding: state.log.append("bound \(state.name) \(state.on)"); return .none
      case .counter(.up): state.log.append("up \(state.counter.n)"); return .none
      case .counter, .sheet, .row: return .none
      case .open: state.sheet = .init(id: 9, n: 40); return .none
      }
    }
    .ifLet(\.sheet, action: { if case .sheet(let a) = $0 { return a } else { return nil } }) { Counter() }
    .forEach(\.rows, action: { if case .row(let id, let a) = $0 { return (id, a) } else { return nil } }) { Counter() }
    .onChange(of: { $0.counter.n }) { old, new in Reduce { state, action in state.log.append("\(old)->\(new)"); return .none } }
    if logs { Reduce { s, _ in s.log.append("log"); return .none } }
  }
}
struct OnlyBinding: Reducer { struct State { var on = false }; enum Action: BindableAction { case binding(BindingAction<State>); var binding: BindingAction<State>? { if case .binding(let b) = self { b } else { nil } } }
  var body: some ReducerOf<Self> { BindingReducer() } }
final class Store<S, A> { private(set) var state: S; let r: any Reducer<S, A>; init<R: Reducer>(initialState: @autoclosure () -> R.State, @ReducerBuilder<S, A> reducer: () -> R) where R.State == S, R.Action == A { state = initialState(); r = reducer() }; func send(_ a: A) { _ = r._reduce(into: &state, action: a) } }
let store = Store(initialState: Form.State(name: "q")) { Form(logs: true) }
store.send(.binding(.set(\.name, "z"))); store.send(.counter(.up)); store.send(.open); store.send(.sheet(.up)); store.send(.row(2, .down)); store.send(.binding(.set(\.on, true)))
print(store.state.log, store.state.sheet as Any, store.state.rows, store.state.name)
let other = Store(initialState: .init()) { OnlyBinding() }
other.send(.binding(.set(\.on, true))); print(other.state)
