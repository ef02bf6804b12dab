import SwiftUI
@Observable final class Node: Identifiable { let id: Int; var name: String; var isOpen = false
  init(_ id: Int) { self.id = id; name = "N\(id)" } }
@Observable final class Tree { var nodes = [Node(1), Node(2)]; func add() { nodes.append(Node(nodes.count + 1)) } }
struct NodeRow: View {
  @Bindable var node: Node
  var body: some View { Toggle(node.name, isOn: $node.isOpen); if node.isOpen { TextField("Name", text: $node.name) } }
}
struct TreeView: View {
  @State private var tree = Tree()
  var body: some View { ForEach(tree.nodes) { NodeRow(node: $0) }; Button("Add", action: tree.add) }
}
#Preview { TreeView() }
