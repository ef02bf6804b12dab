import SwiftUI
@Observable final class Leaf { var n = 0 }
final class Branch { var leaf = Leaf() }  // wrong
@Observable final class Branch { var leaf = Leaf() }  // right
@Observable final class Tree { let branch = Branch() }
struct Page: View { let tree: Tree; var body: some View { Text("\(tree.branch.leaf.n)") } }
let tree = Tree()
:mount Page(tree: tree)
tree.branch.leaf = { let l = Leaf(); l.n = 7; return l }()
