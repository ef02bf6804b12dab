// The array that a literal creates for an argument is converted as a whole: the other elements decide what `.empty` is
// a member of.
protocol Drawable { func draw() -> String }

struct Node<Context>: Drawable {
  var text: String
  func draw() -> String { text }
  static func attribute(_ name: String, value: String?) -> Node { Node(text: "\(name)=\(value ?? "none")") }
  static var empty: Node { Node(text: "-") }
}

struct Element {
  var name: String
  var nodes: [any Drawable]
  init(name: String, nodes: [any Drawable]) {
    self.name = name
    self.nodes = nodes
  }
  func draw() -> String { name + nodes.map { "(\($0.draw()) \(type(of: $0)))" }.joined() }
}

enum Inner {}
enum Outer {}

extension Node where Context == Outer {
  static func category(_ name: String, _ sub: Node<Inner> = .empty) -> Element {
    Element(name: name, nodes: [.attribute("text", value: name), sub, .empty])
  }
}

func show(_ nodes: [any Drawable], times: Int = 1) { print(nodes.map { $0.draw() }, times) }

print(Node.category("a").draw())
print(Node.category("b", Node(text: "sub")).draw())
let node = Node<Int>(text: "n")
show([.empty, node])
show([node, .attribute("k", value: nil)], times: 2)
show([node, Node<Inner>(text: "other")])
