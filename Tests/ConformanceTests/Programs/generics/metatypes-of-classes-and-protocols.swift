// metatypes & dynamic self
protocol Named { static var name: String { get }; init() }
extension Named {
  static var name: String { "\(Self.self)" }
  static func make() -> Self { Self() }
  static func intro() -> String { "I am \(name), type \(self), \(Self.self)" }
  func hello() -> String { "hello from \(Self.name) / \(type(of: self).name)" }
}
class K: Named {
  required init() {}
  class func kind() -> String { "K" }
  class func describe() -> String { "\(kind()) \(self) \(Self.self) \(make().tag)" }
  class var shared: Self { Self() }
  var tag: String { "k-tag" }
  func clone() -> Self { type(of: self).init() }
  static func build(_ n: Int) -> Self? { (0..<n).map { _ in self.init() }.last }
}
class L: K {
  static var name: String { "Ell" }
  override class func kind() -> String { "L" }
  override var tag: String { "l-tag" }
}
class M: L { override class func kind() -> String { super.kind() + "M" } ; override var tag: String { super.tag + "m" } }
extension Named where Self: K {
  static func report() -> String { kind() + "/" + make().tag + "/" + String(describing: self) }
  static var both: [String] { [kind(), shared.tag, name] }
  static func nested() -> () -> String { { kind() + describe() } }
}
let k: K.Type = L.self
print(k.describe(), k.report(), k.both, k.intro())
print(k.nested()())
for t in [K.self, L.self, M.self] as [K.Type] {
  print(t.describe(), "|", t.report(), "|", t.both, "|", t.make().tag, t.shared.clone().tag, type(of: t.build(1)!))
}
let n: any Named.Type = M.self
print(n.intro(), n.name, n.make(), n.init().hello().count)
let ts: [any Named.Type] = [K.self, L.self, M.self]
print(ts.map { $0.name }, ts.map { $0.intro() })
print(type(of: k), type(of: ts), k == L.self, k is M.Type, k as? L.Type as Any, ObjectIdentifier(k) == ObjectIdentifier(L.self))
func f<T: Named>(_ t: T.Type) -> String { "\(T.self) \(t) \(t.intro()) \(T.name)" }
print(f(k), f(L.self), f(M.self))
for t in ts { print(f(t)) }
struct S: Named { static let name = "ess"; var x = 1 }
enum E: Named { case a, b; init() { self = .b } }
let mixed: [any Named.Type] = [S.self, E.self, K.self]
for m in mixed { let v = m.init(); print(v is S, v is E, v.hello(), type(of: v)) }
print((S.self as Any.Type) == S.self, [Int].self == [Int].self, Int?.self, (Int, String).self, (() -> Void).self, (any Named).self, (any Named.Type).self, K.Type.self)
let anyType: Any.Type = M.self
if let kt = anyType as? K.Type { print("cast", kt.kind(), kt.report()) }
if let nt = anyType as? any Named.Type { print("ex", nt.name) }
print(type(of: M.self), type(of: n), String(reflecting: L.self))
class Gen<T> { class func t() -> String { "\(T.self) \(self)" }; required init() {} }
class GenI: Gen<Int> {}
let g: Gen<Int>.Type = GenI.self
print(g.t(), g.init(), type(of: g.init()))
let mk = k.init; print(type(of: mk()))
let mm = k.describe; print(mm())
let tags = [K(), L(), M()].map { type(of: $0).kind }
print(tags.map { $0() })
