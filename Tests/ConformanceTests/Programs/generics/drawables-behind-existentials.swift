// existentials, opaque, opening, conditional conformance
protocol Drawable { associatedtype Style: Hashable = String; var style: Style { get }; func draw() -> String }
extension Drawable { func draw() -> String { "\(Self.self)[\(style)]" }; var boxed: AnyDrawable { AnyDrawable(self) }; func eq(_ o: some Drawable) -> Bool { AnyHashable(style) == AnyHashable(o.style) } }
extension Drawable where Style == String { func draw() -> String { "str:" + style } }
struct AnyDrawable: Drawable { let style: AnyHashable; private let f: () -> String; init<D: Drawable>(_ d: D) { style = d.style; f = d.draw }; func draw() -> String { "any(" + f() + ")" } }
struct Sq: Drawable { var style = "solid" }; struct Ci: Drawable { var style = 3 }
let ds: [any Drawable] = [Sq(), Ci(), AnyDrawable(Ci(style: 4))]
for d in ds { print(d.draw(), d.boxed.draw(), d.eq(Sq()), d.style) }
func pick(_ b: Bool) -> any Drawable { b ? Sq() : Ci() }
func both<A: Drawable, B: Drawable>(_ a: A, _ b: B) -> String { a.eq(b) ? "same" : "\(A.self)/\(B.self)" }
for d in ds { for e in ds { print(both(d, e), terminator: " ") } }; print()
extension Array: Drawable where Element: Drawable { var style: [Element.Style] { map(\.style) } }
extension Optional: Drawable where Wrapped: Drawable { var style: Wrapped.Style? { self?.style }; func draw() -> String { self?.draw() ?? "none" } }
print([Sq(), Sq(style: "x")].draw(), [Ci()].boxed.draw(), Optional(Ci()).draw(), (nil as Sq?).draw(), [[Ci()]].style)
if let d = [Sq()] as Any as? any Drawable { print(d.draw(), type(of: d.style)) }
print(([1] as Any) is any Drawable, (Optional(Sq()) as Any) is any Drawable)
func some(_ n: Int) -> some Drawable & CustomStringConvertible { Desc(style: n) }
struct Desc: Drawable, CustomStringConvertible { var style: Int; var description: String { "D\(style)" } }
let o = some(3); print(o, o.draw(), o.style.hashValue == some(3).style.hashValue, type(of: o))
protocol Animal: AnyObject { var name: String { get set }; func speak() -> String; init(name: String) }
extension Animal { func speak() -> String { "..." }; static func pair() -> [Self] { [Self(name: "a"), Self(name: "b")] }; func rename(_ n: String) -> Self { name = n; return self } }
class Dog: Animal { var name: String; required init(name: String) { self.name = name }; func speak() -> String { "woof" } }
final class Pup: Dog { override func speak() -> String { super.speak() + "!" } }
let zoo: [any Animal] = Dog.pair() + Pup.pair(); print(zoo.map { $0.rename($0.name + "1").speak() + $0.name }, zoo.map { type(of: $0) == Pup.self })
let at: any Animal.Type = Pup.self; print(at.init(name: "z").speak(), at.pair().count, type(of: at.pair()))
func make<T: Animal>(_ t: T.Type = T.self, n: String) -> T { t.init(name: n) }
let mk: Pup = make(n: "p"); print(mk.name, make(Dog.self, n: "q").speak(), (make(at, n: "r") as? Pup)?.name ?? "-")
let ids = Set(zoo.map { ObjectIdentifier($0) }); print(ids.count, zoo[0] === zoo[0], zoo.contains { $0 === zoo[3] })
let comp: any Drawable & CustomStringConvertible = Desc(style: 9); print(comp, comp.draw(), comp as any Drawable is Desc)
func opened(_ x: any Equatable, _ y: any Equatable) -> Bool { func h<T: Equatable>(_ a: T) -> Bool { a == (y as? T) }; return h(x) }
print(opened(1, 1), opened(1, "1"), opened("a", "a"), opened(Optional(1), 1))
let cmp: [any Comparable] = [3, "b", 2.5]; func lt<T: Comparable>(_ a: T, _ b: any Comparable) -> Bool? { (b as? T).map { a < $0 } }; print(cmp.map { lt($0, 4) as Any? != nil ? lt($0, 4).map(String.init) ?? "n" : "x" })
let hs: [AnyHashable] = [1, "a", 1.0, Sq().style, [1, 2]]; print(Set(hs).count, hs[0] == AnyHashable(1), hs.firstIndex(of: "a")!, hs[4].base as! [Int], AnyHashable(1) == AnyHashable(1.0))
