// Types inside the type of a value: associated types, aliases and nested types, and what making the value prints.
protocol P { associatedtype A; static var n: Int { get } }
struct S: P { typealias A = Int; static let n = 3; struct In { static let z = 1 } }
func f<T: P>(_ t: T) -> String { "\(type(of: t).A.self)" }
func g(_ t: some P) -> Any.Type { type(of: t).A.self }
func h(_ t: some Collection) -> Any.Type { type(of: t).Element.self }
let s = S()
print(f(s), g(s), h([1]), type(of: s).A.self, type(of: [1]).Element.self, type(of: s).n, type(of: s).In.z, type(of: "x").Index.self)
func k<T: P>(_ t: T.Type) -> Any.Type { t.A.self }
print(k(S.self))
func loud() -> S {
  print("made")
  return s
}
print(type(of: loud()).A.self)
