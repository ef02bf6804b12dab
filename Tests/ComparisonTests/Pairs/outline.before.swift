import SwiftUI

final class Node: ObservableObject, Identifiable {
  let id: Int
  @Published var name: String
  @Published private(set) var children: [Node] = []
  @Published var isOpen = true

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  func add() { children.append(Node(id * 10 + children.count, "\(name).\(children.count)")) }
}

struct NodeView: View {
  @ObservedObject var node: Node
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
  @StateObject private var root = Node(1, "root")
  var body: some View { NodeView(node: root) }
}
#Preview { Page() }
