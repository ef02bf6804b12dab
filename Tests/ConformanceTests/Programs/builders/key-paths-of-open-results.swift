protocol Red<State, Action> { associatedtype State; associatedtype Action; func reduce(_ s: inout State, _ a: Action) }
@resultBuilder enum RB<State, Action> {
  static func buildExpression<R: Red<State, Action>>(_ e: R) -> R { e }
  static func buildBlock<R: Red<State, Action>>(_ r: R) -> R { r }
}
struct Counter: Red { struct State { var n = 0 }; enum Action { case up, down }; func reduce(_ s: inout State, _ a: Action) { s.n += 1 } }
struct Scope<PS, PA, C: Red>: Red { let k: WritableKeyPath<PS, C.State>, f: (PA) -> C.Action?, c: C
  init<CS, CA>(state k: WritableKeyPath<PS, CS>, action f: @escaping (PA) -> CA?, @RB<CS, CA> child: () -> C) where C.State == CS, C.Action == CA { (self.k, self.f, c) = (k, f, child()) }
  func reduce(_ s: inout PS, _ a: PA) { if let x = f(a) { c.reduce(&s[keyPath: k], x) } } }
struct Parent { var c = Counter.State() }
enum PAct { case c(Counter.Action); var asC: Counter.Action? { if case .c(let x) = self { x } else { nil } } }
func take<R: Red<Parent, PAct>>(_ r: R) -> R { r }
let r = take(Scope(state: \.c, action: \.asC) { Counter() })
var p = Parent(); r.reduce(&p, .c(.up)); print(p.c.n)
