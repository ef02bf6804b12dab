protocol P { static var n: String { get } ; init() }
struct A: P { static let n = "A" }
struct B: P { static let n = "B"; }
class K: P { class var n: String { "K" }; required init() {} }
final class L: K { override class var n: String { "L" } }
let types: [any P.Type] = [A.self, B.self, K.self, L.self]
print(types.map { $0.n })
for t in types { print(type(of: t.init()), t) }
func g<T: P>(_ t: T.Type) -> String { "g \(T.self) \(t.n)" }
func h(_ t: any P.Type) -> String { "h \(t.n)" }
func h(_ t: A.Type) -> String { "hA" }
func h(_ t: Any.Type) -> String { "hAny \(t)" }
func h(_ t: AnyObject.Type) -> String { "hAnyObject \(t)" }
print(g(A.self), h(A.self), h(B.self), h(Int.self), h(K.self), h(L.self))
for t in types { print(g(t), h(t)) }
let one: any P.Type = types[0]
let meta: Any.Type = one
print(meta == A.self, one == A.self, meta is any P.Type, Int.self is any P.Type, (Int.self as Any.Type) is any P.Type)
if let c = types[3] as? K.Type { print("K type", c.n, c.init()) }
if let o = types[2] as? AnyObject.Type { print("class", o) }
print((types[0] as? AnyObject.Type) == nil)
let px: (any P).Type = (any P).self
print(px, type(of: one), type(of: types))
let d: [ObjectIdentifier: String] = [ObjectIdentifier(A.self): "a", ObjectIdentifier(K.self): "k"]
for t in types { print(d[ObjectIdentifier(t)] ?? "-") }
func anyObj(_ x: AnyObject?) -> String { x == nil ? "nil" : "obj" }
print(types.compactMap { $0 as? K.Type }.count)
func kind(_ x: Any) -> String { switch x { case is any P.Type: "P type"; case is Any.Type: "type"; case is any P: "P"; default: "other" } }
print(kind(A.self), kind(Int.self), kind(A()), kind(3))
let make: () -> any P = types.last!.init
print(make())
extension P { static func describe() -> String { "\(Self.self):\(n)" } ; static func copy() -> Self { .init() } }
print(types.map { $0.describe() }, types.map { "\(type(of: $0.copy()))" })
