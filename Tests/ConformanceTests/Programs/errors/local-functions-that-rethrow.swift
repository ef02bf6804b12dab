// A function that rethrows may call its own local functions, which throw what its parameter throws.
struct Stop: Error { let at: Int }

final class Node {
  let value: Int
  let children: [Node]
  init(_ value: Int, _ children: Node...) { (self.value, self.children) = (value, children) }

  func walk(_ visit: (Node, inout Bool) throws -> Void) rethrows {
    var isStopped = false
    func go(_ node: Node) throws {
      try visit(node, &isStopped)
      for child in node.children where !isStopped { try go(child) }
    }
    try go(self)
  }

  func sum(_ value: (Node) throws -> Int) rethrows -> Int {
    func total(_ node: Node) throws -> Int { try value(node) + node.children.map { try total($0) }.reduce(0, +) }
    func twice(_ node: Node) throws -> Int { try total(node) + total(node) }
    return try twice(self)
  }
}

let tree = Node(1, Node(2, Node(3)), Node(4))
tree.walk { node, isStopped in
  print(node.value)
  isStopped = node.value == 3
}
do { try tree.walk { node, _ in if node.value == 4 { throw Stop(at: node.value) } } } catch { print(error) }
print(tree.sum { $0.value * 10 })
print((try? tree.sum { node in if node.value > 3 { throw Stop(at: node.value) } else { 1 } }) ?? -1)
