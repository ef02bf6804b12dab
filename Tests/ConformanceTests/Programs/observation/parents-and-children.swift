// Models that refer to each other: parents and children, weak links, cycles broken by hand, deinit order.
import Observation

@Observable class Node {
  let name: String
  var children: [Node] = []
  weak var parent: Node?
  var value: Int
  @ObservationIgnored var onGone: ((String) -> Void)?
  init(_ name: String, value: Int = 0, children: [Node] = []) {
    self.name = name
    self.value = value
    self.children = children
    for child in children { child.parent = self }
  }
  var total: Int { value + children.reduce(0) { $0 + $1.total } }
  var depth: Int { (parent?.depth ?? -1) + 1 }
  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
  func add(_ child: Node) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }
  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  func find(where match: (Node) -> Bool) -> Node? {
    if match(self) { return self }
    for child in children {
      if let found = child.find(where: match) { return found }
    }
    return nil
  }
  deinit {
    print("gone", name)
    onGone?(name)
  }
}
func fires(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  var count = 0
  withObservationTracking(read) { count += 1 }
  write()
  print(name, count)
}
var leaf: Node? = Node("leaf", value: 5)
let branch = Node("branch", value: 2, children: [leaf!])
let root = Node("root", value: 1, children: [branch])
print(root.total, leaf!.path, leaf!.depth)
fires("total, leaf value", { _ = root.total }) { leaf!.value = 6 }
fires("total, equal value", { _ = root.total }) { leaf!.value = 6 }
fires("path, parent of parent") {
  _ = leaf!.path
} _: {
  branch.removeFromParent()
}
fires("depth after") {
  _ = leaf!.depth
} _: {
  root.add(branch)
}
fires("find") {
  _ = root.find { $0.name == "leaf" }
} _: {
  branch.children[0].value += 1
}
fires("find, children") {
  _ = root.find { $0.value > 100 }
} _: {
  root.add(Node("twig", value: 1))
}
print(root.children.map(\.name), root.total)
var gone: [String] = []
leaf?.onGone = { gone.append($0) }
weak var watched = leaf
leaf = nil
print(watched?.name ?? "nil", gone)
fires("removal") {
  _ = root.total
} _: {
  branch.children.removeAll()
}
print(watched?.name ?? "nil", gone, root.total)
root.children[1].parent = nil
print(root.children[1].path, root.children.last!.depth)
var temporary: Node? = Node("temporary", children: [Node("inner")])
let held = temporary!.children[0]
print(held.parent?.name ?? "none")
temporary = nil
print(held.parent?.name ?? "none", held.path)
