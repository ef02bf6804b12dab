// The same code over a struct and a class: copies against shared references, let, equality and mutation.
struct ValuePoint: Equatable {
  var x: Int
  mutating func move() { x += 1 }
}
final class RefPoint {
  var x: Int
  init(x: Int) { self.x = x }
  func move() { x += 1 }
}
var v1 = ValuePoint(x: 0), v2 = v1
let r1 = RefPoint(x: 0), r2 = r1
v1.move()
r1.move()
print(v1.x, v2.x, r1.x, r2.x)
v2.x = 5
r2.x = 5
print(v1.x, r1.x, v1 == ValuePoint(x: 1), r1 === r2, r1 === RefPoint(x: 5))
let constant = RefPoint(x: 1)
constant.x = 100
print(constant.x)
struct Mixed {
  var value = ValuePoint(x: 0)
  let ref = RefPoint(x: 0)
}
let m1 = Mixed()
var m2 = m1
m1.ref.x = 7
m2.value.x = 8
print(m1.value.x, m2.value.x, m2.ref.x)
func change(_ r: RefPoint) { r.x = -1 }
func change(_ v: inout ValuePoint) { v.x = -1 }
func attempt(_ v: ValuePoint) -> Int {
  var v = v
  v.x = -2
  return v.x
}
change(r1)
change(&v1)
print(r1.x, v1.x, attempt(v2), v2.x)
var values = [ValuePoint(x: 1), ValuePoint(x: 2)]
let refs = [RefPoint(x: 1), RefPoint(x: 2)]
for var v in values { v.move() }
for r in refs { r.move() }
print(values.map(\.x), refs.map(\.x))
for i in values.indices { values[i].move() }
let firstValue = values[0], firstRef = refs[0]
values[0].x = 50
refs[0].x = 50
print(firstValue.x, firstRef.x, values.contains(ValuePoint(x: 50)), refs.contains { $0 === firstRef })
let captured = { (v2.x, r2.x) }
v2.x = 77
r2.x = 77
print(captured())
var table = ["v": v1], refTable = ["r": r1]
table["v"]!.move()
refTable["r"]!.move()
print(table["v"]!.x, v1.x, refTable["r"]!.x, r1.x)
refTable["r"] = RefPoint(x: 3)
print(refTable["r"]!.x, r1.x)
