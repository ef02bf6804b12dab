protocol Red<State, Action> { associatedtype State; associatedtype Action; func run(_ s: inout State, _ a: Action) }
@resultBuilder enum RB<State, Action> {
  static func buildExpression<R: Red<State, Action>>(_ e: R) -> R { e }
  static func buildBlock<R: Red<State, Action>>(_ r: R) -> R { r }
}
struct Reduce<State, Action>: Red { let f: (inout State, Action) -> Void; init(_ f: @escaping (inout State, Action) -> Void) { self.f = f }; func run(_ s: inout State, _ a: Action) { f(&s, a) } }
struct OnChange<B: Red, V: Equatable, R: Red>: Red where B.State == R.State, B.Action == R.Action { let base: B; let v: (B.State) -> V; let f: (V, V) -> R; func run(_ s: inout B.State, _ a: B.Action) { let old = v(s); base.run(&s, a); let new = v(s); if old != new { f(old, new).run(&s, a) } } }
extension Red {
  func onChange<V: Equatable, R: Red>(of v: @escaping (State) -> V, @RB<State, Action> _ f: @escaping (V, V) -> R) -> OnChange<Self, V, R> where R.State == State, R.Action == Action { OnChange(base: self, v: v, f: f) }
}
struct Parent { var n = 0; var log: [String] = [] }
enum PAct { case up, x }
func take<R: Red<Parent, PAct>>(_ r: R) -> R { r }
var p = Parent()
let base = Reduce<Parent, PAct> { s, a in s.n += 10 }
take(base.onChange(of: { $0.n }) { old, new in Reduce { s, a in s.log.append("\(old) \(new)"); return } }).run(&p, .up); print(p)
take(base.onChange(of: \.n) { old, new in Reduce { s, a in s.log.append("\(old) \(new)") } }).run(&p, .up); print(p)
take(Reduce { s, a in s.n += 10 }.onChange(of: { $0.n }) { old, new in Reduce { s, a in s.log.append("\(old) \(new)"); return } }).run(&p, .up); print(p)
