import SwiftUI
class ListModel<Element>: ObservableObject {
  var elements: [Element] = []  // wrong
  @Published var elements: [Element] = []  // right
  func add(_ element: Element) { elements.append(element) }
}
final class TagModel: ListModel<String> {
  @Published var title = "Tags"
}
struct TagView: View {
  @StateObject private var model = TagModel()
  var body: some View {
    Text(model.title)
    ForEach(model.elements, id: \.self) { Text($0) }
    Button("Add") { model.add("swift") }
  }
}
:mount TagView()
:tap Add
