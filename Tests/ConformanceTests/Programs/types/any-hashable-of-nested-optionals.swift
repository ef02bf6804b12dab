let o: Int? = 1, n: Int? = nil, oo: Int?? = 1, on: Int?? = .some(nil), nn: Int?? = nil
print(AnyHashable(o), AnyHashable(n), AnyHashable(oo), AnyHashable(on), AnyHashable(nn))
print(AnyHashable(n) == AnyHashable(nil as String?), AnyHashable(n) == AnyHashable(on), AnyHashable(on) == AnyHashable(nn), AnyHashable(oo) == AnyHashable(o))
print(AnyHashable(n) == AnyHashable(nil as Int?), AnyHashable(nn) == AnyHashable(nil as Int??))
print(type(of: AnyHashable(n).base), type(of: AnyHashable(on).base), type(of: AnyHashable(nn).base), type(of: AnyHashable(oo).base))
debugPrint(AnyHashable(n), AnyHashable(on), AnyHashable(nn))
let a: AnyHashable = o, b: AnyHashable = n
print(a, b, a == AnyHashable(1), type(of: a.base), type(of: b.base))
print(o as AnyHashable, n as AnyHashable, (o as Any) as? AnyHashable as Any, (n as Any) as? AnyHashable as Any)
print(type(of: (o as AnyHashable).base), type(of: ((o as Any) as! AnyHashable).base), type(of: ((n as Any) as! AnyHashable).base))
print(a as? Int as Any, a as? Int? as Any, b as? Int as Any, b as? Int? as Any, b as? String? as Any, a as? String as Any)
print(a.base as? Int as Any, a.base as? Int? as Any, b.base as? Int as Any, b.base as? Int? as Any)
print(a is Int, a is Int?, b is Int, b is Int?, b is String?)
var s: Set<AnyHashable> = [o, n, oo, on, nn, 1]
print(s.count, s.contains(1), s.contains(AnyHashable(o)), s.contains(n))
s.insert(2 as Int?)
print(s.contains(2), s.count)
var d: [AnyHashable: String] = [:]
d[o] = "o"; d[1] = "one"; d[n] = "nil"
print(d.count, d[AnyHashable(1)] ?? "-", d[nil as Int?] ?? "-", d[nil as String?] ?? "-")
func take<H: Hashable>(_ h: H) -> AnyHashable { AnyHashable(h) }
print(take(o) == take(1), take(o), type(of: take(o).base), type(of: take(a).base), take(a) == a)
print(AnyHashable(a) == a, type(of: AnyHashable(a).base), AnyHashable(Optional(a)) == a, type(of: AnyHashable(Optional(a)).base))
let oa: AnyHashable? = 1
print(AnyHashable(oa), type(of: AnyHashable(oa).base), AnyHashable(oa) == AnyHashable(1))
let na: AnyHashable? = nil
print(AnyHashable(na), type(of: AnyHashable(na).base), AnyHashable(na) == AnyHashable(n))
let arr: [Int?] = [1, nil]
let ha: [AnyHashable] = arr
print(ha, ha.map { type(of: $0.base) }, ha == [1, nil as Int?])
let hs: Set<AnyHashable> = Set(arr)
print(hs.contains(1))
print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(1 as UInt8) == AnyHashable(1), AnyHashable("a") == AnyHashable("a" as Character))
print(AnyHashable([1]) == AnyHashable([1] as [UInt8]), AnyHashable([o]) == AnyHashable([1]), AnyHashable([1: 2]) == AnyHashable([1: 2.0]))
print(AnyHashable(1).hashValue == AnyHashable(o).hashValue, AnyHashable(1) == AnyHashable(1.5), AnyHashable(0.1) == AnyHashable(Float(0.1)))
var m = Mirror(reflecting: AnyHashable(o)); print(m.children.count, m.subjectType)
dump(AnyHashable(o)); dump(AnyHashable(n))
class C: Hashable { static func == (l: C, r: C) -> Bool { true }; func hash(into h: inout Hasher) {} }
class D: C {}
print(AnyHashable(C()) == AnyHashable(D()), type(of: AnyHashable(D() as C).base))
let any: [Any] = [o as Any, n as Any, 1, "x"]
print(any.map { ($0 as? AnyHashable).map { "\($0)" } ?? "no" })
if let i = a as? Int { print("int", i) }
switch a { case let i as Int: print("i", i); default: print("d") }
switch b { case let i as Int?: print("i", i as Any); default: print("d") }
print((a as Any) as? Int as Any, (b as Any) as? Int as Any)
