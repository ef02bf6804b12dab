import Combine

func show<P: Publisher>(_ name: String, _ publisher: P) -> AnyCancellable {
  publisher.sink(receiveCompletion: { print(name, "completion", $0) }, receiveValue: { print(name, $0) })
}
let numbers = PassthroughSubject<Int, Never>()
var bag: [AnyCancellable] = []
func check<P: Publisher>(_ name: String, _ values: [Int], _ make: (PassthroughSubject<Int, Never>) -> P) {
  let subject = PassthroughSubject<Int, Never>()
  let token = show(name, make(subject))
  for value in values { subject.send(value) }
  subject.send(completion: .finished)
  token.cancel()
}
check("map", [1, 2]) { $0.map { "<\($0)>" } }
check("map map", [1, 2]) { $0.map { $0 + 1 }.map { "\($0)" } }
check("scan", [1, 2, 3]) { $0.scan(10) { $0 + $1 } }
check("scan operator", [1, 2, 3]) { $0.scan(0, +) }
check("scan text", [1, 2, 3]) { $0.scan("") { $0 + "\($1)" } }
check("replaceNil", [1, 2, 3]) { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0) }
check("collect", [1, 2, 3]) { $0.collect() }
check("collect 2", [1, 2, 3]) { $0.collect(2) }
check("tuple", [1, 2]) { $0.map { ($0, name: "n\($0)") } }
check("tuple taken apart", [1, 2]) { $0.map { ($0, $0 * 2) }.map { a, b in a + b } }
check("optional map", [1, 2]) { $0.map { $0 == 1 ? nil : Optional($0) } }
check("closures", [3]) { subject in subject.map { n in { n * 2 } }.map { $0() } }
struct Point { var x = 1, y = 2, name = "p" }
let points = PassthroughSubject<Point, Never>()
show("x", points.map(\.x)).store(in: &bag)
points.send(Point(x: 4))
bag = []
show("x y", points.map(\.x, \.y)).store(in: &bag)
points.send(Point(y: 5))
bag = []
show("all", points.map(\.x, \.y, \.name)).store(in: &bag)
points.send(Point())
bag = []
show("description", points.map(\.name.count)).store(in: &bag)
points.send(Point(name: "four"))
