// Accesses that do not overlap, or are to parts of a local variable that are told apart.
struct Point {
  var x = 1
  var y = 2
  var name = "a"
  var other = "b"
  var pair = (1, 2)
  mutating func move(_ change: (Int) -> Int) { x = change(x) }
}
final class Model {
  var number = 1
  var second = 2
  var computed: Int {
    get {
      print("get")
      return number
    }
    set {
      print("set", newValue)
      number = newValue
    }
  }
  func increase() -> Int {
    number += 1
    return number
  }
}
func both(_ a: inout Int, _ b: inout Int) {
  a += 1
  b += 1
}
func run(_ number: inout Int, _ body: () -> Void) {
  number += 1
  body()
}
func call(_ body: () -> Void) { body() }
func change(_ text: inout String, _ body: () -> Void) {
  text += "!"
  body()
}

func locals() {
  var point = Point()
  call { point.x += 1 }
  swap(&point.x, &point.y)
  swap(&point.name, &point.other)
  run(&point.x) { point.y += 10 }
  run(&point.pair.0) { point.pair.1 += 10 }
  change(&point.name) { point.other += "?" }
  print(point)

  var count = 1
  run(&count) { [count] in print("captured", count) }
  count += { count + 1 }()
  print(count)

  var list = [3, 1, 2]
  let size = list.count
  list.removeAll { $0 == size }
  list[0] += list.count
  print(list)
  var counts = ["a": 1]
  counts["b", default: 1] += counts.count
  print(counts["b"] as Any)
  var rows = [[1], [2]]
  rows[0].append(rows.count)
  print(rows)
}
locals()

let model = Model()
both(&model.number, &model.second)
print(model.number, model.second)
both(&model.computed, &model.computed)
model.number += model.increase()
print(model.number)
model.number = model.increase()
print(model.number)

var point = Point()
point.move { $0 + 1 }
both(&point.x, &model.number)
print(point.x, model.number)
