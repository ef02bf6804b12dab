// A closure that runs during a call must not touch what the call changes.
struct Point {
  var x = 1
  var y = 2
  var pair = (1, 2)
  var maximum: Int? = 1
  var double: Int { get { x * 2 } set { x = newValue / 2 } }
  var observed = 0 { didSet {} }
  mutating func change(_ body: () -> Void) { body() }
  mutating func both() { run(&x) { y += 1 } }
  mutating func same() { run(&x) { x += 1 } }
  mutating func whole() { change { print(x) } }
}
func run(_ number: inout Int, _ body: () -> Void) { body() }
func later(_ number: inout Int, _ body: @escaping () -> Void) { body() }
func add(_ number: inout Int, _ other: @autoclosure () -> Int) { number += other() }
func after(_ body: () -> Void, _ number: inout Int) { body() }
func replace(_ point: inout Point, _ body: () -> Void) { body() }

func variables() {
  var x = 1
  run(&x) { x += 1 }
  run(&x) { print(x) }
  add(&x, x + 1)
  after({ print(x) }, &x)
  var y = 2
  run(&x) { run(&y) { y += x } }
  run(&y) { run(&x) { y += 1 } }
}
func parts() {
  var point = Point()
  run(&point.x) { print(point) }
  replace(&point) { print(point.x) }
  run(&point.pair.0) { point.pair = (1, 2) }
  run(&point.double) { print(point.y) }
  run(&point.observed) { print(point.y) }
  run(&point.maximum!) { print(point.maximum as Any) }
  point.change { print(point.y) }
}
func collections() {
  var list = [3, 1, 2]
  list.removeAll { _ in list.count > 1 }
  list.sort { list.count > 1 && $0 < $1 }
  run(&list[0]) { print(list.count) }
  var counts = ["a": 1]
  run(&counts["a", default: counts.count]) {}
  var rows = [[1]]
  rows[0].removeAll { $0 == rows.count }
}
func parameter(_ x: inout Int, _ body: (inout Int, () -> Void) -> Void) {
  run(&x) { x += 1 }
  var y = 1
  body(&y) { y += 1 }
}
// None of these is certain.
final class Model {
  var value = 1
  func change() { run(&value) { value += 1 } }
}
func uncertain() {
  var x = 1
  let model = Model()
  later(&x) { x += 1 }
  run(&x) { [x] in print(x) }
  run(&model.value) { model.value += 1 }
  func increase() { x += 1 }
  run(&x) { increase() }
  var point = Point()
  run(&point.x) { point.y += 1 }
  run(&point.maximum!) { print(point.x) }
}
