import SwiftUI
final class Node { var name: String; var children: [Node]; init(_ name: String, _ children: [Node] = []) { self.name = name; self.children = children } }  // wrong
@Observable final class Node { var name: String; var children: [Node]; init(_ name: String, _ children: [Node] = []) { self.name = name; self.children = children } }  // right
struct Tree: View {
  let root: Node
  var body: some View { Text(root.name); Text("\(root.children.count)"); Button("Add") { root.children.append(Node("x")) } }
}
:mount Tree(root: Node("root"))
:tap Add
