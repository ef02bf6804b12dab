class Detail: ObservableObject {
  @Published var title: String
  @Published var visits = 0
  init(id: Int) { title = "…"; title = "Item \(id)"; visits += 1 }
}
struct DetailView: View {
  @StateObject private var detail: Detail
  init(id: Int) { _detail = StateObject(wrappedValue: Detail(id: id)) }
  var body: some View { Text(detail.title); Button("Visit") { detail.visits += 1 } }
}
struct Screen: View {
  @State private var id = 1
  var body: some View { DetailView(id: id).id(id); Button("Next") { id += 1 } }
}
:mount Screen()
:tap Visit
:tap Next
:tap Visit
