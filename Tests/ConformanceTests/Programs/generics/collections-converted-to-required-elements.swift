// An array or a set converts to one with the elements that a generic parameter's requirements fix.

protocol Shape { var area: Int { get } }
struct Square: Shape {
  var side: Int
  var area: Int { side * side }
}

func sum<S: Sequence>(_ shapes: S) -> Int where S.Element == Shape { shapes.reduce(0) { $0 + $1.area } }
func areas(_ shapes: some Sequence<any Shape>) -> [Int] { shapes.map(\.area) }

let squares = [Square(side: 1), Square(side: 2)]
print(sum(squares), areas(squares), areas(squares.reversed() as [Square]))
print(sum([Square](repeating: Square(side: 3), count: 2)))

protocol Group {
  init(_ shapes: some Sequence<any Shape>)
}
extension Group {
  init(_ shapes: any Shape...) { self.init(shapes) }
}
struct Drawing: Group {
  var areas: [Int]
  init(_ shapes: some Sequence<any Shape>) { areas = shapes.map(\.area) }
}
print(Drawing(squares).areas, Drawing(squares[1]).areas, Drawing(squares[0], squares[1]).areas)
print(Drawing(Array(repeating: Square(side: 4), count: 2)).areas)

struct Store {
  func count<C: Collection>(of values: C) -> Int where C.Element == Int? { values.count }
  func hashed<S: Sequence>(_ values: S) -> [AnyHashable] where S.Element == AnyHashable { Array(values) }
}
let numbers = [1, 2]
print(Store().count(of: numbers), Store().hashed(numbers))

class Animal { var name: String { "animal" } }
final class Dog: Animal, Hashable {
  override var name: String { "dog" }
  static func == (left: Dog, right: Dog) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
func names<S: Sequence>(_ animals: S) -> [String] where S.Element == Animal { animals.map(\.name) }
let dogs = [Dog()]
print(names(dogs), type(of: dogs))
