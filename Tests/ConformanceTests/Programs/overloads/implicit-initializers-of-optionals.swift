// `.init(…)` where an optional is expected: an initializer of `Optional` comes before those of the type it wraps.
func f(_ x: Int?) -> String { "Int? \(x as Any)" }
func f(_ x: String?) -> String { "String? \(x as Any)" }
print(f(.init("a")), f(.init(1)), f(.init("12".count)), f(.some(1)), f(Optional("x")))

func g(_ x: Int?) -> String { "\(x as Any)" }
print(g(.init(1)), g(.init("1")), g(.init("x")), g(.init(1.5)), g(.zero), g(.max), g(.none))

struct S: Equatable {
  let text: String
  init() { text = "()" }
  init(_ x: Int) { text = "Int" }
  init?(_ x: String) {
    if x.isEmpty { return nil }
    text = "String"
  }
  init(a: Int) { text = "a" }
  init(_ other: S) { text = "S" }
  static let main = S()
}
func h(_ s: S?) -> String { s?.text ?? "nil" }
print(h(.init()), h(.init(1)), h(.init("")), h(.init("s")), h(.init(a: 1)), h(.init(S())), h(.init(.main)))
let x: S? = .init(), y: S? = .init(""), z: S?? = .init(a: 1), w: S? = .init(S(2))
print(x as Any, y as Any, z as Any, w as Any)
func k(_ s: [S?]) -> [String] { s.map { $0?.text ?? "nil" } }
print(k([.main, nil, .init(3), .init(""), .init("t")]))
func t<T>(_ x: T?) -> String { "\(T.self)" }
print(t(.init(1)), t(.some("a")), t(.init(S())))
func m(_ x: Double?) -> String { "\(x as Any)" }
let d: Double? = .init(1)
print(m(.init(1)), m(.init(2.5)), m(.init(Int8(3))), d as Any, (.init(4) as Double?) ?? 0)
