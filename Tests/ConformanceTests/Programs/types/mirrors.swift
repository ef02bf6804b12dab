// `Mirror`: what values consist of, as `dump` shows it.
struct Point {
  var x = 1
  let label = "p"
  private var history: [Int] = [1]
}
class Base {
  var a = 1
  weak var other: Base?
}
class Derived: Base { let b = 2.5 }
enum Shape { case none, circle(Int), box(width: Int, name: String) }

let mirror = Mirror(reflecting: Point())
print(mirror.children.count, mirror.displayStyle as Any, mirror.subjectType, mirror)
for child in mirror.children { print(child.label ?? "-", child.value) }
for (label, value) in Mirror(reflecting: Derived()).children { print(label as Any, value) }
print(Mirror(reflecting: Derived()).superclassMirror!.children.map { $0.label! })
print(Mirror(reflecting: Base()).superclassMirror == nil, Mirror(reflecting: Derived()).superclassMirror!.subjectType)
for shape in [Shape.none, .circle(1), .box(width: 1, name: "q")] {
  let mirror = Mirror(reflecting: shape)
  print(mirror.displayStyle == .enum, mirror.children.map { "\($0.label ?? "nil")=\($0.value)" })
}
for value in [1, "a", [1, 2], ["k": 1], (1, b: 2), Optional(3) as Any, Set([1]), Derived()] as [Any] {
  let mirror = Mirror(reflecting: value)
  let style = mirror.displayStyle.map { "\($0)" } ?? "nil"
  print(style, mirror.children.map { "\($0.label ?? "_"): \($0.value)" })
}

struct Custom: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["foo": 1, "bar": "x"], displayStyle: .struct) }
}
for child in Mirror(reflecting: Custom()).children { print(child.label!, child.value) }
dump(Custom())
struct Bag: CustomReflectable {
  var items = [3, 4]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: items, displayStyle: .collection) }
}
print(Mirror(reflecting: Bag()).children.map { "\($0.label ?? "nil") \($0.value)" })

struct Line { var from = Point(), to = Point() }
print(
  Mirror(reflecting: Line()).descendant("from", "x") as Any, Mirror(reflecting: [Point()]).descendant(0, "label") as Any
)
print(Mirror(reflecting: Line()).descendant("nowhere") as Any)
func properties(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
print(properties(of: Line()), properties(of: 3))
func encode(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .struct?, .class?:
    return "{" + mirror.children.map { "\($0.label!): \(encode($0.value))" }.joined(separator: ", ") + "}"
  case .collection?: return "[" + mirror.children.map { encode($0.value) }.joined(separator: ", ") + "]"
  case .optional?: return mirror.children.first.map { encode($0.value) } ?? "null"
  default: return value is String ? "\"\(value)\"" : "\(value)"
  }
}
struct Track { var title = "t", seconds: Int? = 3, tags = ["a", "b"], start = Line() }
print(encode(Track()))
