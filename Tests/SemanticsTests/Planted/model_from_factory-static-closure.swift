import SwiftUI
@Observable final class EditorModel {
  var text = ""
  static let make: () -> EditorModel = { EditorModel() }  // wrong
  static let draft = EditorModel()  // right
}
struct Editor: View {
  let font: Int
  private let model = EditorModel.make()  // wrong
  private let model = EditorModel.draft  // right
  var body: some View {
    Text("\(model.text) \(font)")
    Button("Type") { model.text += "x" }
  }
}
struct EditorScreen: View {
  @State private var font = 10
  var body: some View {
    Editor(font: font)
    Button("Bigger") { font += 1 }
  }
}
:mount EditorScreen()
:tap Type
:tap Bigger
