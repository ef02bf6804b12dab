import SwiftUI

final class Clipboard {  // wrong
@Observable final class Clipboard {  // right
  var text = ""
}

@Observable final class EditorModel {
  private let clipboard = Clipboard()
  var canPaste: Bool { !clipboard.text.isEmpty }
  func copy(_ text: String) { clipboard.text = text }
}

struct EditorView: View {
  @State private var model = EditorModel()
  var body: some View {
    Text(model.canPaste ? "paste" : "empty")
    Button("Copy") { model.copy("x") }
  }
}
