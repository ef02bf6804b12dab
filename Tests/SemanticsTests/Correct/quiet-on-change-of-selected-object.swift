import SwiftUI
@Observable final class Doc: Identifiable, Equatable {
  let id: Int
  var text = ""
  init(id: Int) { self.id = id }
  static func == (a: Doc, b: Doc) -> Bool { a.id == b.id }
}
struct Docs: View {
  @State private var docs = [Doc(id: 1), Doc(id: 2)]
  @State private var selected: Doc?
  @State private var opened = 0
  var body: some View {
    ForEach(docs) { doc in Button("open \(doc.id)") { selected = doc } }
    Text("\(opened)")
      .onChange(of: selected) { opened += 1 }
      .onChange(of: selected?.text) { opened += 0 }
  }
}
:mount Docs()
:tap "open 2"
