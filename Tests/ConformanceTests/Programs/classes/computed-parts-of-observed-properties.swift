// A computed part of an observed property is changed in one access of the whole.
var log: [String] = []
struct P {
  var x: Int { didSet { log.append("d\(oldValue)") } }
  var y: Int { get { log.append("get"); return x * 2 } set { log.append("set\(newValue)"); x = newValue / 2 } }
}
func inc(_ a: inout Int) { a += 1 }
class C { var p = P(x: 0) { didSet { log.append("C.p") } } }
struct D { var p = P(x: 0) { didSet { log.append("D.p") } } }
let c = C(); inc(&c.p.y); print(log); log = []
c.p.y += 1; print(log); log = []
var d = D(); inc(&d.p.y); print(log); log = []
d.p.y += 3; print(log); log = []
var g = P(x: 1) { didSet { log.append("g") } }
inc(&g.y); print(log); log = []
g.y += 1; print(log); log = []
class E2 { var arr = [P(x: 1)] { didSet { log.append("arr") } } }
let e = E2(); e.arr[0].y += 1; print(log); log = []
inc(&e.arr[0].y); print(log); log = []
var o: P? = P(x: 5) { didSet { log.append("o") } }
o?.y += 1; print(log); log = []
class F { @Wrap var p = P(x: 2) }
@propertyWrapper struct Wrap { var wrappedValue: P { didSet { log.append("wrap") } } }
let ff = F(); ff.p.y += 1; print(log); log = []
inc(&ff.p.y); print(log)
