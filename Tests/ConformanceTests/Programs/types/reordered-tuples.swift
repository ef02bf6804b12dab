// Labels decide which element of a tuple becomes which of another one.
var point: (x: Int, y: Int) = (y: 3, x: 4)
print(point)
let other = (y: 5, x: 6)
point = other
print(point)
func show(_ point: (x: Int, y: Int)) { print(point) }
show((y: 1, x: 2))
show(other)
let wide: (x: Int?, y: Any) = (y: 1, x: 2)
print(wide)
print(other as (x: Int, y: Int))
func made() -> (x: Int, y: Int) { (y: 1, x: 7) }
print(made())
print([(y: 1, x: 2)].map { t -> (x: Int, y: Int) in t })
let three: (a: Int, b: String, c: Bool) = (b: "x", c: true, a: 1)
print(three)
let partly: (a: Int, Int, c: Int) = (c: 1, 2, a: 3)
print(partly)
let pairs: [(x: Int, y: Double)] = [(y: 5, x: 6)]
let maybe: (x: Int, y: Int)? = (y: 1, x: 2)
print(pairs, maybe!)
let (x: left, y: right) = other
print(left, right)

func note(_ name: String, _ value: Int) -> Int {
  print(name)
  return value
}
let ordered: (a: Int, b: Int) = (b: note("b", 1), a: note("a", 2))
print(ordered)

func choose(_ point: (x: Int, y: Int)) -> String { "xy" }
func choose(_ value: Any) -> String { "any" }
print(choose((y: 1, x: 2)))
