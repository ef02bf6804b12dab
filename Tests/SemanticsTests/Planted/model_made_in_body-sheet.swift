import SwiftUI
final class ComposeModel: ObservableObject { @Published var text = "" }
struct ComposeView: View { @ObservedObject var model: ComposeModel; var body: some View { TextField("Text", text: $model.text) } }
struct Mailbox: View {
  @State private var isComposing = false
  @State private var n = 0
  @StateObject private var compose = ComposeModel()  // right
  var body: some View {
    Text("\(n)")
    Button("New") { isComposing = true }
    Button("Again") { n += 1 }
      .sheet(isPresented: $isComposing) {
        ComposeView(model: ComposeModel())  // wrong
        ComposeView(model: compose)  // right
      }
  }
}
:mount Mailbox()
:tap New
:type Text "hi"
