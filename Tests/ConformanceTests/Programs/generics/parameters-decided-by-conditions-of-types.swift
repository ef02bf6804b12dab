protocol BA<State> { associatedtype State; var edit: ((inout State) -> Void)? { get } }
protocol Red<State, Action> { associatedtype State; associatedtype Action; func reduce(_ s: inout State, _ a: Action) }
struct Bind<State, Action, View: BA>: Red where State == View.State { let f: (Action) -> View?; init(action f: @escaping (Action) -> View?) { self.f = f }; func reduce(_ s: inout State, _ a: Action) { f(a)?.edit?(&s); print(State.self, Action.self, View.self) } }
extension Bind where Action == View { init() { self.init { $0 } } }
struct St { var name = "" }
enum Act: BA { case bind((inout St) -> Void); var edit: ((inout St) -> Void)? { if case .bind(let f) = self { f } else { nil } } }
func take<R: Red<St, Act>>(_ r: R) -> R { r }
var s = St()
take(Bind()).reduce(&s, .bind { $0.name = "q" }); print(s.name)
take(Bind(action: { $0 })).reduce(&s, .bind { $0.name = "r" }); print(s.name)
let b: Bind<St, Act, Act> = Bind(); b.reduce(&s, .bind { $0.name = "t" }); print(s.name)
print(type(of: take(Bind())))
