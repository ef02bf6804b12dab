// "The list in my view model is private(set) and the List stays empty."
// says: unpublished_property
// says: is not '@Published', so its changes are not announced
@MainActor class NewsModel: ObservableObject {
  @Published var isLoading = false
  private(set) var headlines: [String] = []  // wrong
  @Published private(set) var headlines: [String] = []  // right
  func load() async {
    headlines = ["Rain", "Sun"]
  }
}
struct NewsList: View {
  @StateObject private var model = NewsModel()
  var body: some View {
    List(model.headlines, id: \.self) { Text($0) }
      .task { await model.load() }
  }
}
:mount NewsList()
