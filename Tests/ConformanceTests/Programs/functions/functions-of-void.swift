// A function without parameters where one of Void is wanted.
typealias ParameterFactory<P, T> = (P) -> T
typealias VoidFactory<T> = () -> T
struct Reg<P, T> {
  let f: ParameterFactory<P, T>; init(key: String, f: @escaping ParameterFactory<P, T>) { self.f = f };
  func resolve(_ p: P) -> T { f(p) }; mutating func register(factory: @escaping ParameterFactory<P, T>) {}
}
struct Factory<T> {
  let reg: Reg<Void, T>; init(_ f: @escaping VoidFactory<T>) { reg = Reg<Void, T>(key: "k", f: f) };
  func callAsFunction() -> T { reg.resolve(()) };
  func preview(_ f: @escaping () -> T) { var r = reg; r.register(factory: f) }
}
print(Factory { 3 }())
func take(_ f: (()) -> Int) -> Int { f(()) }
let g: () -> Int = { 7 }
print(take(g), take { 8 }, [()].map(g))
func h<P>(_ p: P, _ f: (P) -> Int) -> Int { f(p) }
print(h((), g))
