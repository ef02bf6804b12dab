import SwiftUI

@Observable class EditorModel { var text = "" }

@MainActor final class Coordinator {
  private var cached: EditorModel?  // right
  func editor() -> EditorModel {
    return EditorModel()  // wrong
    if let cached { return cached }  // right
    let new = EditorModel()  // right
    cached = new  // right
    return new  // right
  }
}

struct Root: View {
  let coordinator: Coordinator
  var body: some View {
    NavigationStack {
      EditorView(model: coordinator.editor())
    }
  }
}

struct EditorView: View {
  @Bindable var model: EditorModel
  var body: some View { TextEditor(text: $model.text) }
}
