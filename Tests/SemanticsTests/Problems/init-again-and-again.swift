// "My view model's init runs on every keystroke. I only have one of them!"
// says: model_made_by_view
// says: is a new SearchModel
@Observable final class SearchModel {
  var text = ""
  init() { print("init") }
}
struct Root: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Refresh") { taps += 1 }
      Text("\(taps)")
      SearchScreen()
    }
  }
}
struct SearchScreen: View {
  let model = SearchModel()  // wrong
  @State private var model = SearchModel()  // right
  var body: some View {
    Text("Searching for \(model.text)")
    Button("Type") { model.text += "a" }
  }
}
:mount Root()
:tap Type
:tap Refresh
