func f(_ b: Bool) -> (Int, String) {
  var t: (Int, String)
  t.0 = 1
  t.1 = "a"
  if b { t.0 += 1 }
  return t
}
print(f(true), f(false))
struct S {
  var p: (x: Int, y: Int)
  let q: (a: Double, b: [Int])
  init(_ n: Int) {
    p.x = n
    p.y = n * 2
    q.a = 1.5
    q.b = [n]
  }
}
print(S(3))
class C {
  var p: (Int, (Int, String))
  var z: Int
  init() {
    p.0 = 1
    p.1.0 = 2
    p.1.1 = "x"
    z = p.0 + p.1.0
  }
}
let c = C()
print(c.p, c.z)
var g: (Int, Int)
g.0 = 4
g.1 = 5
print(g)
func h(_ b: Bool) -> Int {
  let u: (Int, Int)
  if b { u.0 = 1; u.1 = 2 } else { u = (3, 4) }
  return u.0 * u.1
}
print(h(true), h(false))
struct P { var x: Int; var y: Int }
func k() -> P {
  var p: P = P(x: 1, y: 1)
  p.x = 2
  return p
}
print(k())
