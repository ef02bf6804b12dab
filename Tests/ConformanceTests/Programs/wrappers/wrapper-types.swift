// Wrapper types of all kinds, their members in extensions, constrained, nested, local, aliased.
@propertyWrapper struct Ext<T> { private var v: T; var wrappedValue: T { get { v } set { v = newValue } } }
extension Ext { init(wrappedValue: T) { v = wrappedValue } }
extension Ext where T: Comparable { var projectedValue: Bool { v > v } }
@propertyWrapper struct Cmp<V: Comparable> { var wrappedValue: V; var projectedValue: (V) -> Bool { { o in o < wrappedValue } } }
@propertyWrapper struct Whr<C> where C: Collection { var wrappedValue: C; var projectedValue: Int { wrappedValue.count } }
@propertyWrapper struct Arr<E> { var wrappedValue: [E]; var projectedValue: E? { wrappedValue.first } }
@propertyWrapper struct Opt<T> { var wrappedValue: T?; init(wrappedValue: T? = nil) { self.wrappedValue = wrappedValue } }
@propertyWrapper class Base { var wrappedValue = 1 ; var projectedValue: Base { self } ; required init() {} }
@propertyWrapper final class Derived: Base { var more = 2; override var wrappedValue: Int { get { super.wrappedValue + 1 } set { super.wrappedValue = newValue } } }
@propertyWrapper enum Either<T> { case a(T); case none; init(wrappedValue: T?) { self = wrappedValue.map { .a($0) } ?? .none }
  var wrappedValue: T? { get { if case .a(let t) = self { t } else { nil } } set { self = Either(wrappedValue: newValue) } } }
enum Space { @propertyWrapper struct In<T> { var wrappedValue: T } ; typealias IntIn = In<Int> }
struct Outer<T> { @propertyWrapper struct Nested { var wrappedValue: T } ; @Nested var n: T }
typealias Al<T> = Space.In<T>
struct S { @Ext var e = 1; @Cmp var c = "m"; @Whr var w = [1, 2]; @Arr var a = [3, 4]; @Arr var b: [String]; @Opt var o: Int?; @Opt var o2 = "x"
  @Base var base; @Derived var d; @Either var ei: Int? = 3; @Either var ej: String?; @Space.In var i = 1; @Space.In<String> var j = "j"; @Space.IntIn var k = 5; @Al var l = 2.5 ; @Outer<Int>.Nested var on = 8 }
var s = S(b: ["b"])
s.e += 1; s.c = "z"; s.w.append(3); s.a[0] = 9; s.o = 1; s.base = 6; s.d += 5; s.ei = nil; s.ej = "q"; s.k += 1
print(s.e, s.$c("a"), s.$c("zz"), s.$w, s.$a as Any, s.b, s.o as Any, s.o2 as Any, s.base, s.$base.wrappedValue, s.d, s.ei as Any, s.ej as Any, s.i, s.j, s.k, s.l, s.on)
print(Outer(n: 3).n, Outer(n: "s").n)
func local() { @propertyWrapper struct L { var wrappedValue: Int; var projectedValue: String { "L\(wrappedValue)" } } ; struct U { @L var x = 1 } ; @L var y = 2; var u = U(); u.x += 1; y += 1; print(u.x, u.$x, y, $y) }
local()
func gen<T>(_ t: T) { @Ext var l = [t]; l.append(t); print(l) }
gen(1); gen("a")
