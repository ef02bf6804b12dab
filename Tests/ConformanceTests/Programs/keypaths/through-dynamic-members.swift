// Key paths through dynamic members, and a call that is one.
@dynamicMemberLookup
struct Lens<Value> {
  var value: Value
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
struct Point { var x = 1, y = 2 }
var lenses = [Lens(value: Point()), Lens(value: Point(x: 5, y: 6))]
print(lenses.map(\.x), lenses.map(\.y).reduce(0, +))
lenses[0][keyPath: \.x] = 9
print(lenses[0].x, lenses[0][keyPath: \Lens<Point>.y])
@dynamicMemberLookup
struct Record {
  var fields: [String: Int]
  subscript(dynamicMember name: String) -> Int? { fields[name] }
}
print([Record(fields: ["a": 1]), Record(fields: [:])].map(\.a))
struct Tuple { var pair = (1, name: "z") }
print([Tuple()].map(\.pair.name), [Tuple()].map(\.pair.0))
