import SwiftUI

@Observable final class Folder: Identifiable {
  let id: String
  var name: String
  var children: [Folder]
  var isOpen = false
  init(_ name: String, _ children: [Folder] = []) {
    id = name
    self.name = name
    self.children = children
  }
  var total: Int { 1 + children.map(\.total).reduce(0, +) }
}

struct FolderView: View {
  @Bindable var folder: Folder
  let depth: Int
  var body: some View {
    DisclosureGroup(isExpanded: $folder.isOpen) {
      ForEach(folder.children) { FolderView(folder: $0, depth: depth + 1) }
      Button("Add to \(folder.name)") {
        folder.children.append(Folder("\(folder.name)/\(folder.children.count + 1)"))
      }
    } label: {
      Text("\(folder.name) (\(folder.total))")
    }
  }
}

struct Finder: View {
  @State private var root = Folder("root", [Folder("docs", [Folder("old")]), Folder("src")])
  var body: some View {
    List { FolderView(folder: root, depth: 0) }
  }
}

#Preview { Finder() }
:mount Finder()
