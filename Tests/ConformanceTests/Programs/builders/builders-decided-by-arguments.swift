protocol Red<State, Action> { associatedtype State; associatedtype Action; associatedtype Body; func reduce(_ s: inout State, _ a: Action); @RB<State, Action> var body: Body { get } }
extension Red where Body == Never { var body: Body { fatalError() } }
extension Red where Body: Red, Body.State == State, Body.Action == Action { func reduce(_ s: inout State, _ a: Action) { body.reduce(&s, a) } }
extension Never: Red { typealias State = Never; typealias Action = Never; func reduce(_ s: inout Never, _ a: Never) {} ; var body: Never { fatalError() } }
protocol BA<State> { associatedtype State; var edit: ((inout State) -> Void)? { get } }
struct Bind<State, Action, View: BA>: Red where State == View.State { let f: (Action) -> View?; init(action f: @escaping (Action) -> View?) { self.f = f }; typealias Body = Never; func reduce(_ s: inout State, _ a: Action) { f(a)?.edit?(&s) } }
extension Bind where Action == View { init() { self.init { $0 } } }
struct Reduce<State, Action>: Red { let f: (inout State, Action) -> Void; init(_ f: @escaping (inout State, Action) -> Void) { self.f = f }; init<R: Red>(_ r: R) where R.State == State, R.Action == Action { f = { r.reduce(&$0, $1) } }; typealias Body = Never; func reduce(_ s: inout State, _ a: Action) { f(&s, a) } }
@resultBuilder enum RB<State, Action> {
  static func buildExpression<R: Red<State, Action>>(_ e: R) -> R { e }
  static func buildBlock() -> Empty<State, Action> { .init() }
  static func buildBlock<R: Red<State, Action>>(_ r: R) -> R { r }
  static func buildPartialBlock<R: Red<State, Action>>(first: R) -> R { first }
  static func buildPartialBlock<R0: Red<State, Action>, R1: Red<State, Action>>(accumulated: R0, next: R1) -> Seq<R0, R1> { .init(a: accumulated, b: next) }
  static func buildOptional<R: Red<State, Action>>(_ r: R?) -> Opt<R> { Opt(r: r) }
  static func buildFinalResult<R: Red<State, Action>>(_ r: R) -> R { r }
}
struct Empty<State, Action>: Red { typealias Body = Never; func reduce(_ s: inout State, _ a: Action) {} }
struct Opt<R: Red>: Red { let r: R?; typealias Body = Never; func reduce(_ s: inout R.State, _ a: R.Action) { r?.reduce(&s, a) } }
struct Seq<A: Red, B: Red>: Red where A.State == B.State, A.Action == B.Action { let a: A, b: B; typealias Body = Never; func reduce(_ s: inout A.State, _ x: A.Action) { a.reduce(&s, x); b.reduce(&s, x) } }
struct Scope<PS, PA, C: Red>: Red { let k: WritableKeyPath<PS, C.State>, f: (PA) -> C.Action?, c: C; init<CS, CA>(state k: WritableKeyPath<PS, CS>, action f: @escaping (PA) -> CA?, @RB<CS, CA> child: () -> C) where CS == C.State, CA == C.Action { (self.k, self.f, c) = (k, f, child()) }; typealias Body = Never; func reduce(_ s: inout PS, _ a: PA) { if let x = f(a) { c.reduce(&s[keyPath: k], x) } } }
struct Counter: Red { struct State: Equatable { var n = 0 }; enum Action { case up, down }; var body: some Red<State, Action> { Reduce { s, a in switch a { case .up: s.n += 1; case .down: s.n -= 1 } } } }
struct Form: Red {
  struct State { var name = ""; var c = Counter.State(); var log: [String] = [] }
  enum Action: BA { case bind((inout State) -> Void), counter(Counter.Action), clear; var edit: ((inout State) -> Void)? { if case .bind(let f) = self { f } else { nil } }
  }
  let logs = true
  var body: some Red<State, Action> {
    Bind()
    Scope(state: \.c, action: { a -> Counter.Action? in if case .counter(let x) = a { return x } else { return nil } }) { Counter() }
    Reduce { state, action in
      switch action {
      case .bind: state.log.append("bound \(state.name)")
      case .counter: state.log.append("n \(state.c.n)")
      case .clear: state = State()
      }
    }
    if logs { Reduce { s, _ in s.log.append("x") } }
  }
}
var s = Form.State(); let r = Form(); r.reduce(&s, .bind { $0.name = "q" }); r.reduce(&s, .counter(.up)); print(s.log, s.c.n); r.reduce(&s, .clear); print(s.log)
