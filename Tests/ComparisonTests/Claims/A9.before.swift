import SwiftUI
final class Leaf: ObservableObject { @Published var name = "leaf" }
final class Branch: ObservableObject { @Published var leaf = Leaf() }
final class Root: ObservableObject { @Published var branch = Branch() }
struct LeafView: View { @ObservedObject var leaf: Leaf; var body: some View { Text(leaf.name) } }
struct BranchView: View { @ObservedObject var branch: Branch; var body: some View { LeafView(leaf: branch.leaf) } }
struct RootView: View { @ObservedObject var root: Root; var body: some View { BranchView(branch: root.branch) } }
let root = Root()
let old = root.branch
#Preview { RootView(root: root) }
