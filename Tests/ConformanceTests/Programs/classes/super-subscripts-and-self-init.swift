// `super[…]` calls the superclass's subscript; `self.init` in a class method makes an instance of the class at hand.
class Row {
  var cells = [1, 2, 3]
  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }
  subscript(name name: String) -> String { "row \(name)" }
  required init() {}
  class func make() -> Row { self.init() }
  class func maker() -> () -> Row { { self.init() } }
  static func pair() -> (Row, Row) { (self.init(), Self()) }
}
class Doubled: Row {
  override subscript(index: Int) -> Int {
    get { super[index] * 2 }
    set { super[index] = newValue / 2 }
  }
  override subscript(name name: String) -> String { "doubled " + super[name: name] }
  func raw(_ index: Int) -> Int { super[index] }
  func add(_ value: Int) { super[0] += value }
}
let row = Doubled()
row[1] = 40
row[2] += 2
row.add(5)
print(row.cells, row[0], row[1], row.raw(1), row[name: "x"])
print(Doubled.make(), Doubled.maker()(), Row.make(), Doubled.pair())

class Registry {
  static var makers: [String: () -> Registry] = [:]
  required init() {}
  class func register() { makers["\(self)"] = { self.init() } }
}
class Special: Registry {}
Registry.register()
Special.register()
for name in Registry.makers.keys.sorted() { print(name, type(of: Registry.makers[name]!())) }

struct Point {
  var x = 0
  static func origin() -> Point { self.init() }
  static func at(_ x: Int) -> Self { self.init(x: x) }
}
protocol Startable { init(); static func fresh() -> Self }
extension Startable { static func fresh() -> Self { self.init() } }
struct Fresh: Startable {
  var x: Int
  init() { x = -1 }
}
enum Level: Int {
  case low, high
  static func top() -> Level? { self.init(rawValue: 1) }
}
print(Point.origin(), Point.at(3), Fresh.fresh(), Level.top() as Any)
