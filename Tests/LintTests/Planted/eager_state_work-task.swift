import SwiftUI

@Observable
@MainActor
final class NewsModel {
  var headlines: [String] = []
  init() {
    Task { await load() }  // wrong
  }
  func load() async { headlines = ["a"] }
}

struct NewsView: View {
  @State private var model = NewsModel()
  var body: some View {
    List(model.headlines, id: \.self, rowContent: Text.init)
      .task { await model.load() }  // right
  }
}
