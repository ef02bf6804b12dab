import SwiftUI
@Observable final class Tags {
  var tags: [String] = [] { didSet { tags.sort() } }  // wrong
  var tags: [String] = []  // right
  var sorted: [String] { tags.sorted() }
}
struct TagsView: View {
  @State private var model = Tags()
  var body: some View {
    Text(model.sorted.joined())
    Button("Add") { model.tags.append("a") }
  }
}
