import SwiftUI
@Observable class M {
  var results: [String] = []
  var searchTask: Task<Void, Never>? = nil
  func search() {
    searchTask?.cancel()
    searchTask = Task { results = ["x"] }
  }
}
struct V: View {
  @State private var m = M()
  var body: some View { List(m.results, id: \.self) { Text($0) } }
}
