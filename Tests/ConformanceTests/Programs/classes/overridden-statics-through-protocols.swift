protocol P { static var n: String { get }; static func f() -> String; var i: String { get }; init() }
class K: P { class var n: String { "K" }; class func f() -> String { "fK" }; var i: String { "iK" }; required init() {} }
final class L: K { override class var n: String { "L" }; override class func f() -> String { "fL" }; override var i: String { "iL" } }
extension P { static func describe() -> String { "\(Self.self):\(n):\(Self.n):\(f()):\(Self.f())" }; func inst() -> String { "\(Self.n) \(Self.f()) \(i) \(type(of: self).n)" } }
func g<T: P>(_ t: T.Type) -> String { "\(t.n) \(T.n) \(T.f()) \(t.f()) \(T.describe()) \(t.describe())" }
print(L.describe(), K.describe())
let t: any P.Type = L.self; print(t.describe(), t.n, t.f())
print(g(L.self)); print(g(t))
print(L().inst(), (L() as K).inst(), (L() as any P).inst())
