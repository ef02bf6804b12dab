import SwiftUI
class Node { var value = 1; var children: [Node] = []; init() {} }  // wrong
@Observable class Node { var value = 1; var children: [Node] = []; init() {} }  // right
extension Node { var sum: Int { value + children.reduce(0) { $0 + $1.sum } } }
let root = Node(), leaf = Node()
root.children = [leaf]
struct Page: View { let root: Node; var body: some View { Text("\(root.sum)") } }
:mount Page(root: root)
leaf.value = 5
