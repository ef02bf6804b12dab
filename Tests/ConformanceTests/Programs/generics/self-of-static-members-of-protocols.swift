protocol N {}
class K: N { class func kind() -> String { "K" }; class var v: String { "Kv" }; class var w: String { get { "Kw" } set { print("setK", newValue) } }; class subscript(i: Int) -> String { "Ks\(i)" } ; required init() {}; var tag: String { "k" } }
class L: K { override class func kind() -> String { "L" }; override class var v: String { "Lv" }; override class var w: String { get { "Lw" } set { print("setL", newValue) } }; override class subscript(i: Int) -> String { "Ls\(i)" };  override var tag: String { "l" } }
extension N where Self: K {
  static func a() -> String { kind() }
  static func b() -> String { self.kind() }
  static func c() -> String { Self.kind() }
  static var d: String { v + self.v + Self.v }
  static func e() { w = "1"; self.w = "2"; Self.w = "3" }
  static func f() -> String { self[1] + Self[2] }
  static func g() -> String { init_().tag + self.init().tag + Self.init().tag + Self().tag }
  static func init_() -> Self { self.init() }
  static func h() -> () -> String { kind }
  static func i() -> [String] { [1].map { _ in kind() + v } }
  static func j() -> String { func loc() -> String { kind() }; return loc() }
  static func kk() -> String { a() + d }
  static func l() -> String { "\(self) \(Self.self) \(type(of: self))" }
  static func m(_ x: String = "q") -> String { x + kind() }
  func inst() -> String { Self.kind() + type(of: self).kind() }
}
extension K { static func s1() -> String { kind() + v }; class func s2() -> String { Self.kind() } }
let k: K.Type = L.self
print(k.a(), k.b(), k.c(), k.d, k.f(), k.g(), k.h()(), k.i(), k.j(), k.kk(), k.l(), k.m(), k.s1(), k.s2())
k.e()
print(L.a(), L.c(), (L() as K).inst())
func gen<T: K>(_ t: T.Type) -> String { t.a() + T.a() + t.c() }
print(gen(k), gen(L.self))
