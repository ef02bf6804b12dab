struct Box<T> { var v: T; init(_ v: T) { self.v = v } }
func show<T>(_ x: T) { print("show", T.self, x) }
func takesAny(_ x: Any) { print("any", x) }
final class M {
  var next: M? { self }
  func f(_ p0: some Any) -> Double { print(0); return 1.5 }
  func f(_ p0: some Any) -> Any { print(1); return 1 }
  func f(_ p0: Box<Int?>) -> String { print(2); return "r" }
  func g(_ x: Int) -> Int { print("Int"); return x }
  func g(_ x: Double) -> Any { print("Double"); return x }
  func h(_ x: Any) -> Int { print("h Any"); return 1 }
  func h<T>(_ x: T) -> Any { print("h T"); return x }
  func k(_ x: Int) -> Int? { print("k Int"); return 1 }
  func k(_ x: Int) -> Any { print("k Any"); return x }
  func l(_ x: Int?) -> Int { print("l Int"); return 1 }
  func l(_ x: Int) -> Any { print("l Any"); return x }
}
let m: M? = M(), n = M()
if let x = m?.f(Box(1.5)) { show(x) }
let a = m?.f(1) as Any
let b = n.f(1) as Double
_ = m?.g(1)
show(m?.g(1))
show(m?.h(1))
takesAny(m?.h(1) as Any)
takesAny(m?.f(Set([1])) as Any)
if let y = m?.k(1) as Int?? { show(y) }
show(m?.l(1))
if let z = m?.l(1) { show(z) }
if let z = m?.h("s") { show(z) }
