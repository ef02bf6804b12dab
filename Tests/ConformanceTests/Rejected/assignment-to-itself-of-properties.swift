var g = 1 { didSet { print("d") } }
g = g
struct Q { var r = 1; var o = 1 { didSet {} } }
struct P { var q = Q(); lazy var l = 1 }
var p = P()
p.q.r = p.q.r
p.q.o = p.q.o
p.l = p.l
class C { static var s = 1; weak var w: C?; unowned var u: C; var d = 1 { willSet {} }; var c: C?; init(_ c: C) { u = c }; static func make() -> C { fatalError() } }
let c = C.make()
C.s = C.s
c.w = c.w
c.u = c.u
c.d = c.d
c.c?.d = c.c?.d ?? 1
c.c!.d = c.c!.d
func f() -> C { c }
f().d = f().d
protocol R { var n: Int { get set } }
func e(_ x: inout any R) { x.n = x.n }
func h<T: R>(_ x: inout T) { x.n = x.n }
var tu = (1, 2)
tu.0 = tu.0
tu = (tu.0, tu.1)
var (m, n) = (1, 2)
(m, n) = (m, n)
(m, n) = (n, m)
class D: C { override var d: Int { get { super.d } set { super.d = super.d } } }
func k() { var z = 1; z = z; let zz = { z = z }; zz() }
func k2() { var z = 1; let zz = { z = z; print(z) }; zz() }
@propertyWrapper struct W { var wrappedValue = 1 }
struct X { @W var y; mutating func t() { y = y; self.y = self.y } }
extension C { func ff() { c = self.c; self.c = c } }
var o: Int? = 1
o! = o!
o = o!
