// @dynamicMemberLookup by key path and by name: proxies, boxes, read only views and JSON-like values.
struct Point { var x = 1, y = 2 }
struct Shape {
  var origin = Point()
  var name = "shape"
  var tags = ["a"]
}
@dynamicMemberLookup
final class Ref<Value> {
  private var value: Value
  private(set) var writes = 0
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set {
      writes += 1
      value[keyPath: path] = newValue
    }
  }
}
let shape = Ref(Shape())
let alias = shape
shape.name = "renamed"
shape.origin.x += 10
alias.tags.append("b")
print(shape.name, shape.origin.x, shape.tags, shape.writes, alias.origin)
@dynamicMemberLookup
struct ReadOnly<T> {
  private let wrapped: T
  init(_ wrapped: T) { self.wrapped = wrapped }
  subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { wrapped[keyPath: path] }
  var note: String { "own member" }
}
let view = ReadOnly(Shape())
print(view.name, view.origin.y, view.tags.count, view.note, ReadOnly("text").count, ReadOnly([3, 4]).first!)
@dynamicMemberLookup
enum JSON {
  case number(Int), text(String)
  case object([String: JSON])
  subscript(dynamicMember name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }
  var int: Int? { if case .number(let n) = self { n } else { nil } }
}
let json = JSON.object(["user": .object(["age": .number(30), "name": .text("Ann")])])
print(json.user?.age?.int as Any, json.user?.missing?.int as Any, json.user!.name!)
@dynamicMemberLookup
struct Lens<Root, Value> {
  let get: (Root) -> Value
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> Lens<Root, T> {
    Lens<Root, T> { get($0)[keyPath: path] }
  }
}
let root = Lens<Shape, Shape> { $0 }
print(root.origin.x.get(Shape()), root.tags.first.get(Shape()) as Any, root.name.count.get(Shape()))
@dynamicMemberLookup
struct Builder<T> {
  var value: T
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> (U) -> Builder<T> {
    { new in
      var copy = self
      copy.value[keyPath: path] = new
      return copy
    }
  }
}
print(Builder(value: Shape()).name("built").tags(["x", "y"]).value)
