import SwiftUI
@Observable final class Pager<Item: Identifiable> {
  private(set) var items: [Item] = []
  var page = 0
  func next() { page += 1 }
}
struct Photo: Identifiable { let id: Int }
struct Gallery: View {
  let pager = Pager<Photo>()  // wrong
  @State private var pager = Pager<Photo>()  // right
  var body: some View {
    Text("page \(pager.page)")
    Button("More") { pager.next() }
  }
}
struct Album: View {
  @State private var title = "Album"
  var body: some View {
    VStack {
      Text(title)
      Gallery()
      Button("Rename") { title += "!" }
    }
  }
}
:mount Album()
:tap More
:tap Rename
