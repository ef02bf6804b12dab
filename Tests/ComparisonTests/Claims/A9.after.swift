import SwiftUI
@Observable final class Leaf { var name = "leaf" }
@Observable final class Branch { var leaf = Leaf() }
@Observable final class Root { var branch = Branch() }
struct LeafView: View { var leaf: Leaf; var body: some View { Text(leaf.name) } }
struct BranchView: View { var branch: Branch; var body: some View { LeafView(leaf: branch.leaf) } }
struct RootView: View { var root: Root; var body: some View { BranchView(branch: root.branch) } }
let root = Root()
let old = root.branch
#Preview { RootView(root: root) }
