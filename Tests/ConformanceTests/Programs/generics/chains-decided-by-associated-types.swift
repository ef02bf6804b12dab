protocol Red<State, Action> { associatedtype State; associatedtype Action; func run(_ s: inout State, _ a: Action) }
struct Counter: Red { struct State { var n = 0 }; enum Action { case up, down }; func run(_ s: inout State, _ a: Action) { s.n += 1 } }
struct Reduce<State, Action>: Red { let f: (inout State, Action) -> Void; init(_ f: @escaping (inout State, Action) -> Void) { self.f = f }; func run(_ s: inout State, _ a: Action) { f(&s, a) } }
struct Both<P: Red, C: Red>: Red { let p: P; let c: C; let k: WritableKeyPath<P.State, C.State>; let f: (P.Action) -> C.Action?; func run(_ s: inout P.State, _ a: P.Action) { p.run(&s, a); if let x = f(a) { c.run(&s[keyPath: k], x) } } }
extension Red {
  func and<CS, CA, C: Red<CS, CA>>(_ k: WritableKeyPath<State, CS>, action: @escaping (Action) -> CA?, then child: () -> C) -> Both<Self, C> { Both(p: self, c: child(), k: k, f: action) }
  func debug() -> Both<Self, Self> { Both(p: self, c: self, k: \.self, f: { $0 }) }
}
struct Parent { var c = Counter.State() }
enum PAct { case c(Counter.Action), x; var asC: Counter.Action? { if case .c(let x) = self { x } else { nil } } }
func take<R: Red<Parent, PAct>>(_ r: R) -> R { r }
var p = Parent()
take(Reduce { s, a in switch a { case .c: s.c.n += 10; case .x: s.c.n = 0 } }.debug()).run(&p, .c(.up)); print(p)
take(Reduce { s, a in s.c.n += 10 }.and(\.c, action: \.asC) { Counter() }).run(&p, .c(.up)); print(p)
take(Reduce { s, a in switch a { case .c: s.c.n += 10; case .x: s.c.n = 0 } }.and(\.c, action: { if case .c(let a) = $0 { return a } else { return nil } }) { Counter() }).run(&p, .c(.up)); print(p)
