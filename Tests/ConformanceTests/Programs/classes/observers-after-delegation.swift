// An initializer and a deinit of the type that declares a property run no observers, also after they delegate.
class First { var t: [Int] { didSet { print("did t", t) } }
  var n = 0 { willSet { print("will n", newValue) } }
  init() { t = [] }
  convenience init(c: Int) { self.init(); print("plain"); t = [c]; t.append(2); t[0] = 7; n = 1; n += 1; self.n = 4; f() ; let g = { self.n = 9 }; g(); defer { n = 10 } }
  func f() { t.append(3); n = 5 } }
_ = First(c: 1)
class D: First { override init() { super.init() }; convenience init(d: Int) { self.init(); n = d; t = [d]; t.append(1) } }
print("D"); _ = D(d: 3)
class M { var n = 0 { didSet { print("did", n) } }; var s = T() { didSet { print("s") } }; convenience init(x: Int) { self.init(); n = x; s.a = 1; s.a += 1; s = T(a: 4) }; init() {} }
struct T { var a = 0; var o = 1 { didSet { print("o", o) } }; init() {}; init(a: Int) { self.init(); self.a = a; o = a; o += 1 }; init(b: Int) { o = b; o = 3; o += 1 } }
print("M"); _ = M(x: 2)
print("S"); _ = T(b: 1)
class A { var n = 0 { didSet { print("did", n) } }; var k = K(); init() {}; deinit { n = 7; n += 1; k.v = 1 } }
class K { var v = 0 { didSet { print("v", v) } } }
extension A { convenience init(e: Int) { self.init(); n = e; n += 1; self.n -= 1; if e > 0 { self.n = 5 }; for i in 0..<1 { n = i }; k.v = 3; let o = A(); o.n = 77; swap(&n, &n2) } }
var n2 = 3
_ = A(e: 2)
struct S { var o = 1 { didSet { print("o", o) } } }
extension S { init(x: Int) { self.init(); o = x; o += 1; mut() }; mutating func mut() { o = 50 }
 init(y: Int) { self = S(o: 1); o = y; var t = self; t.o = 4 } }
_ = S(x: 4); _ = S(y: 2)
class Sub: A { var m = 0 { didSet { print("m", m) } }; override init() { super.init(); m = 1; n = 2; m += 1 }; convenience init(q: Int) { self.init(); m = q; n = q } }
_ = Sub(q: 3)
class G<T> { var v: T { didSet { print("gv", v) } }; init(_ t: T) { v = t; v = t }; convenience init(o: T) { self.init(o); v = o; f(&v) }; func f(_ t: inout T) { } }
_ = G(o: 1)
class Ov: A { override var n: Int { didSet { print("ov", n) } }; convenience init(z: Int) { self.init(); n = z }; override init() { super.init(); n = 8 } }
_ = Ov(z: 1)
