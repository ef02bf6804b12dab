class Base { required init() {} }
class A: Base {}
class B: Base {}
final class C: A {}
protocol P {}
extension Base: P {}
let flag = true
let a = flag ? A() : B()
let b = [A(), B()]
let c = [A(), C()]
let d = ["a": A(), "b": B()]
let e = flag ? C() : A()
let f = flag ? A() : nil
let g = [A(), nil]
let h = [C.self, A.self]
let i = [[A()], [B()]]
let j = flag ? [A()] : [B()]
let k: any P = flag ? A() : B()
let l = [A(), B(), nil]
let m = [A(): 1] as [AnyHashable: Int]
func pick<T>(_ x: T, _ y: T) -> T { x }
func name<T>(_ x: T) -> T.Type { T.self }
print(type(of: a), name(a), name(b), name(c), name(d), name(e), name(f), name(g), name(h), name(i), name(j), name(k), name(l))
print(name(pick(A(), B())), name(pick(A(), C())), name(pick(A(), nil)), name(pick([A()], [B()])))
print([1, 2].map { $0 > 1 ? A() : B() }.count, name([1].map { $0 > 1 ? A() : C() }), name([A()] + [B()]))
func make() -> Base { flag ? A() : B() }
print(type(of: make()), name(flag ? (A(), 1) : (A(), 2)), name({ flag ? A() : B() }()))
extension A: Hashable {
  static func == (a: A, b: A) -> Bool { a === b }
  func hash(into h: inout Hasher) {}
}
