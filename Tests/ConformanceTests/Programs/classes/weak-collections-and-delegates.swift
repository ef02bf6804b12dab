// Delegates are weak, registries hold weak boxes, parents own children, children point back weakly.
protocol Delegate: AnyObject {
  func changed(_ text: String)
}
class Field {
  weak var delegate: (any Delegate)?
  var text = "" {
    didSet { if text != oldValue { delegate?.changed(text) } }
  }
}
class Screen: Delegate {
  let field = Field()
  var log: [String] = []
  init() { field.delegate = self }
  func changed(_ text: String) { log.append(text) }
  deinit { print("screen gone", log) }
}
var screen: Screen? = Screen()
screen!.field.text = "a"
screen!.field.text = "a"
screen!.field.text = "b"
let field = screen!.field
screen = nil
field.text = "c"
print(field.delegate == nil, field.text)

struct Weak<T: AnyObject> { weak var value: T? }
class Node {
  let name: String
  private(set) var children: [Node] = []
  weak var parent: Node?
  init(_ name: String) { self.name = name }
  func add(_ child: Node) -> Node {
    children.append(child)
    child.parent = self
    return self
  }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  deinit { print("gone", name) }
}
var root: Node? = Node("root").add(Node("a").add(Node("b"))).add(Node("c"))
let b = root!.children[0].children[0]
print(b.path, b.parent!.children.count)
var registry = ([root!] + root!.children).map { Weak(value: $0) }
print(registry.compactMap(\.value?.name))
root = nil
print(registry.compactMap(\.value?.name), registry.count, b.path)
registry.removeAll { $0.value == nil }
print(registry.isEmpty)
class Owner {
  var onChange: ((Int) -> Void)?
  var n = 0 { didSet { onChange?(n) } }
  deinit { print("owner gone") }
}
do {
  let owner = Owner()
  var total = 0
  owner.onChange = { [weak owner] in total += $0 + (owner?.n ?? 0) }
  owner.n = 1
  owner.n = 10
  print(total)
}
