import SwiftUI
@Observable final class Doc { var title: String; init(_ title: String) { self.title = title } }
struct DocEditor: View {
  @State private var doc: Doc  // wrong
  private let doc: Doc  // right
  init(doc: Doc) {
    self._doc = State(initialValue: doc)  // wrong
    self.doc = doc  // right
  }
  var body: some View { Text(doc.title) }
}
@Observable final class DocStore { var docs = [Doc("a"), Doc("b")]; var current = 0; var active: Doc { docs[current] } }
struct DocHost: View {
  @State private var store = DocStore()
  var body: some View { DocEditor(doc: store.active); Button("Next") { store.current = 1 } }
}
:mount DocHost()
:tap Next
