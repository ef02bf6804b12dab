import SwiftUI
@Observable final class EditorViewModel { var text = ""; let id: Int; init(id: Int) { self.id = id } }
struct EditorScreen: View {
  @Bindable var viewModel: EditorViewModel  // wrong
  @State private var viewModel: EditorViewModel  // right
  init(viewModel: EditorViewModel) { self.viewModel = viewModel }  // wrong
  init(id: Int) { _viewModel = State(initialValue: EditorViewModel(id: id)) }  // right
  var body: some View { TextField("Text", text: $viewModel.text) }
}
struct Documents: View {
  @State private var ids = [1, 2]
  var body: some View {
    NavigationStack {
      List(ids, id: \.self) { id in
        NavigationLink("Document \(id)") {
          EditorScreen(viewModel: EditorViewModel(id: id))  // wrong
          EditorScreen(id: id)  // right
        }
      }
      Button("Add") { ids.append(ids.count + 1) }
    }
  }
}
:mount Documents()
