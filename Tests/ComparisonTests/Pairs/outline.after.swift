import SwiftUI

@Observable
final class Node: Identifiable {
  let id: Int
  var name: String
  private(set) var children: [Node] = []
  var isOpen = true

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  func add() { children.append(Node(id * 10 + children.count, "\(name).\(children.count)")) }
}

struct NodeView: View {
  @Bindable var node: Node
  var body: some View {
    VStack {
      Toggle("\(node.name) open", isOn: $node.isOpen)
      if node.isOpen {
        ForEach(node.children) { NodeView(node: $0) }
        Button("Add to \(node.name)") { node.add() }
      }
    }
  }
}

struct Page: View {
  @State private var root = Node(1, "root")
  var body: some View { NodeView(node: root) }
}
#Preview { Page() }
