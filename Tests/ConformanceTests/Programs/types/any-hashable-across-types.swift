struct S: Hashable { var x = 1 }
enum E: Hashable { case a, b(Int) }
class C: Hashable { static func == (l: C, r: C) -> Bool { true }; func hash(into h: inout Hasher) {} }
class D: C {}
struct G<T: Hashable>: Hashable { var t: T }
func show<T: Hashable>(_ t: T) {
  let o = Optional(t), oo: T?? = t
  let a = AnyHashable(o)
  print(T.self, a == AnyHashable(t), AnyHashable(oo) == AnyHashable(t), AnyHashable(oo) == AnyHashable(o), type(of: a.base), type(of: AnyHashable(oo).base), a, a as? T as Any, a.hashValue == AnyHashable(t).hashValue)
}
show(1); show("a"); show(1.5); show(Float(1)); show(UInt8(1)); show(true); show(S()); show(E.b(1)); show([1]); show(Set([1])); show([1: 2]); show("a" as Character); show("abc".dropFirst()); show(1...2); show(G(t: 1)); show([S()]); show(Unicode.Scalar(65)); show([1][0...]); show(ContiguousArray([1])); show(Int128(1)); show(\S.x as PartialKeyPath<S> == \S.x)
print(AnyHashable("bc") == AnyHashable("abc".dropFirst()), AnyHashable(C()) == AnyHashable(D()), AnyHashable(Optional(C())) == AnyHashable(C()), type(of: AnyHashable(D() as C).base), type(of: AnyHashable(D()).base))
print(AnyHashable(true) == AnyHashable(1), AnyHashable([1]) == AnyHashable([1.0]), AnyHashable([[1]]) == AnyHashable([[UInt8(1)]]), AnyHashable(Set([1])) == AnyHashable(Set([1.0])), AnyHashable(G(t: 1)) == AnyHashable(G(t: 1.0)), AnyHashable(ContiguousArray([1])) == AnyHashable([1]))
print(AnyHashable([AnyHashable(1)]) == AnyHashable([1]), AnyHashable([1 as Int?]) == AnyHashable([1]), AnyHashable([Optional("a")]) == AnyHashable(["a"]), AnyHashable([D()]) == AnyHashable([C()]), AnyHashable([S?.none]) == AnyHashable([Int?.none]))
print(type(of: AnyHashable([1 as UInt8]).base), AnyHashable([1 as UInt8]) as? [UInt8] as Any, AnyHashable([1 as UInt8]) as? [Int] as Any, AnyHashable(1 as UInt8) as? Int as Any, AnyHashable(1.0) as? Int as Any)
print(AnyHashable(1).hashValue == AnyHashable(1.0).hashValue, AnyHashable([1]).hashValue == AnyHashable([1.0]).hashValue, AnyHashable(1.0) == AnyHashable(Int128(1)), AnyHashable(Int8(-1)) == AnyHashable(UInt64.max), AnyHashable(Float.nan) == AnyHashable(Float.nan))
print(AnyHashable(E.a) == AnyHashable(Optional(E.a)), AnyHashable(Optional(E.b(2)))as? E as Any, (Optional(S()) as Any) as? AnyHashable as Any, type(of: ((Optional(S()) as Any) as! AnyHashable).base), type(of: ((Optional(1) as Any) as! AnyHashable).base))
let ks: [AnyHashable: Int] = [Optional("k"): 1, "k": 2, Optional(3): 3]
print(ks.count, ks["k"] ?? -1, ks[Optional("k")] ?? -1, ks[3] ?? -1)
print(ks[AnyHashable(Optional("k"))] ?? -1)
var h1 = Hasher(), h2 = Hasher(); 1.hash(into: &h1); AnyHashable(1).hash(into: &h2); print(h1.finalize() == h2.finalize())
var h3 = Hasher(), h4 = Hasher(); "s".hash(into: &h3); AnyHashable("s").hash(into: &h4); print(h3.finalize() == h4.finalize())
var h5 = Hasher(), h6 = Hasher(); [1, 2].hash(into: &h5); AnyHashable([1, 2]).hash(into: &h6); print(h5.finalize() == h6.finalize())
print("s".hashValue == AnyHashable("s").hashValue, S().hashValue == AnyHashable(S()).hashValue, 1.hashValue == AnyHashable(1).hashValue, [1].hashValue == AnyHashable([1]).hashValue)
print(AnyHashable(S()) as? any Hashable as Any, AnyHashable(Optional(S())).base as? S as Any, AnyHashable(Optional(S())) as? S as Any)
