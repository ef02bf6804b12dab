// Closures capture variables by reference, share them, and capture lists copy at creation.
func makeCounter(step: Int) -> () -> Int {
  var count = 0
  return {
    count += step
    return count
  }
}
let one = makeCounter(step: 1)
let ten = makeCounter(step: 10)
print(one(), one(), ten(), one(), ten())

func makePair() -> (get: () -> Int, set: (Int) -> Void) {
  var value = 0
  return ({ value }, { value = $0 })
}
let pair = makePair()
pair.set(7)
print(pair.get())

var x = 1
let reads = { x }
let copied = { [x] in x }
let renamed = { [y = x * 10] in y }
x = 2
print(reads(), copied(), renamed())

var closures: [() -> Int] = []
for i in 1...3 { closures.append { i * i } }
print(closures.map { $0() })
var shared: [() -> Int] = []
var k = 0
while k < 3 {
  let copy = k
  shared.append { copy + k * 10 }
  k += 1
}
print(shared.map { $0() })

struct Point { var x = 0 }
var point = Point()
let look = { point.x }
let frozen = { [point] in point.x }
point.x = 9
print(look(), frozen())
let log = { (s: String) in print("log", s) }
let run = { (f: (String) -> Void) in f("inner") }
run(log)
