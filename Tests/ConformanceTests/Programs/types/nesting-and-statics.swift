// Types in types, generic nesting, protocols in extensions, static members, subscripts, operators, typealiases.
struct Grid<Cell> {
  struct Index: Hashable, Comparable {
    var row: Int, column: Int
    static func < (l: Index, r: Index) -> Bool { (l.row, l.column) < (r.row, r.column) }
  }
  enum Axis { case row, column }
  typealias Line = [Cell]
  private(set) var lines: [Line]
  init(_ lines: Line...) { self.lines = lines }
  subscript(index: Index) -> Cell {
    get { lines[index.row][index.column] }
    set { lines[index.row][index.column] = newValue }
  }
  subscript(axis: Axis, i: Int) -> Line { axis == .row ? lines[i] : lines.map { $0[i] } }
  func map<T>(_ f: (Cell) throws -> T) rethrows -> Grid<T> {
    var result = Grid<T>()
    for line in lines { result.append(try line.map(f)) }
    return result
  }
  mutating func append(_ line: Line) { lines.append(line) }
  static var empty: Grid { Grid() }
  static func + (l: Grid, r: Grid) -> Grid {
    var sum = l
    r.lines.forEach { sum.append($0) }
    return sum
  }
}
extension Grid: Equatable where Cell: Equatable {}
extension Grid: Sequence {
  func makeIterator() -> AnyIterator<Cell> {
    var flat = lines.joined().makeIterator()
    return AnyIterator { flat.next() }
  }
}
extension Grid where Cell == Int {
  var total: Int { reduce(0, +) }
}
var grid = Grid([1, 2], [3, 4])
let index = Grid<Int>.Index(row: 1, column: 0)
grid[index] += 10
print(
  grid[index], grid[.column, 1], grid[.row, 0], grid.total, grid.map { "\($0)" }[.row, 1],
  Grid<String>.empty.lines.isEmpty)
print(
  grid == Grid([1, 2], [13, 4]), (grid + .empty) == grid, (grid + grid).count { $0 == 1 }, grid.sorted(), grid.max()!)
print(
  Grid<Int>.Index(row: 0, column: 5) < index, [index: "i"][.init(row: 1, column: 0)]!, type(of: index),
  Grid<Int>.Axis.row)
protocol Shape {
  static var sides: Int { get }
  static func make(_ size: Double) -> Self
  var area: Double { get }
}
extension Shape {
  static var isPolygon: Bool { sides > 2 }
  static func unit() -> Self { make(1) }
}
struct Square: Shape, CustomStringConvertible {
  static let sides = 4
  let size: Double
  static func make(_ size: Double) -> Square { Square(size: size) }
  var area: Double { size * size }
  var description: String { "Square(\(size))" }
}
enum Circle: Shape {
  case radius(Double)
  static var sides: Int { 0 }
  static func make(_ size: Double) -> Circle { .radius(size) }
  var area: Double { if case .radius(let r) = self { 3 * r * r } else { 0 } }
}
let types: [any Shape.Type] = [Square.self, Circle.self]
print(types.map { $0.sides }, types.map { $0.isPolygon }, types.map { $0.unit().area }, Square.unit())
func build<S: Shape>(_ type: S.Type, _ sizes: Double...) -> [S] { sizes.map(type.make) }
print(
  build(Square.self, 1, 2), build(Circle.self, 2).map(\.area), Square.self == Square.self,
  type(of: Square.unit()) == Square.self)
struct Temperature {
  var celsius: Double
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  static let zero = Temperature(celsius: 0)
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) {
    self.init(celsius: 0)
    self.fahrenheit = fahrenheit
  }
}
var t = Temperature(fahrenheit: 212)
t.fahrenheit -= 18
print(
  t.celsius, Temperature.zero.fahrenheit,
  {
    t.celsius += 1; return t.celsius
  }())
class Registry {
  static var all: [String: Registry] = [:]
  static subscript(name: String) -> Registry { all[name] ?? Registry(name) }
  let name: String
  init(_ name: String) {
    self.name = name
    Self.all[name] = self
  }
  class func describe() -> String { "\(self) \(all.count)" }
}
final class Special: Registry { override class func describe() -> String { "special " + super.describe() } }
print(Registry["a"].name, Registry["a"] === Registry["a"], Registry.describe(), Special.describe())
struct Stack<Element> {
  private var items: [Element] = []
  var top: Element? { items.last }
  mutating func push(_ item: Element) -> Stack { items.append(item); return self }
  mutating func pop() -> Element? { items.popLast() }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral items: Element...) { self.items = items } }
var stack: Stack = [1, 2]
_ = stack.push(3)
print(stack.top!, stack.pop()!, stack.pop()!, stack)
