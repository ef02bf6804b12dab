import SwiftUI
final class SearchModel: ObservableObject {
  @Published var query = ""
  var limit = 0
}
struct SearchBar: View {
  let placeholder: String
  @ObservedObject private var model: SearchModel = {  // wrong
  @StateObject private var model: SearchModel = {  // right
    let model = SearchModel()
    model.limit = 20
    return model
  }()
  var body: some View {
    TextField(placeholder, text: $model.query)
    Text(model.query)
  }
}
struct SearchScreen: View {
  @State private var placeholder = "Find"
  var body: some View {
    SearchBar(placeholder: placeholder)
    Button("Change") { placeholder = "Look" }
  }
}
:mount SearchScreen()
:type Find x
:tap Change
