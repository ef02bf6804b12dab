protocol Red<State, Action> { associatedtype State; associatedtype Action; associatedtype Body; func run(_ s: State, _ a: Action) -> Int; @RB<State, Action> var body: Body { get } }
typealias RedOf<R: Red> = Red<R.State, R.Action>
extension Red where Body == Never { var body: Body { return fatalError() } }
extension Red where Body: Red, Body.State == State, Body.Action == Action { func run(_ s: State, _ a: Action) -> Int { body.run(s, a) } }
extension Never: Red { typealias State = Never; typealias Action = Never; func run(_ s: Never, _ a: Never) -> Int {}; var body: Never { return fatalError() } }
struct Reduce<State, Action>: Red { let f: (State, Action) -> Int; init(_ f: @escaping (State, Action) -> Int) { self.f = f }; typealias Body = Never; func run(_ s: State, _ a: Action) -> Int { f(s, a) } }
@resultBuilder enum RB<State, Action> {
  static func buildExpression<R: Red<State, Action>>(_ e: R) -> R { e }
  static func buildBlock<R: Red<State, Action>>(_ r: R) -> R { r }
  static func buildFinalResult<R: Red<State, Action>>(_ r: R) -> R { r }
}
struct Counter: Red { struct State { var n = 1 }; enum Action { case up, down }
  var body: some RedOf<Counter> { Reduce { s, a in switch a { case .up: return s.n + 1; case .down: return s.n - 1 } } } }
print(Counter().run(.init(), .up))
