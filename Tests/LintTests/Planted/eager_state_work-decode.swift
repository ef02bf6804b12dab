import SwiftUI

@Observable final class Dictionary1 {
  var words: [String] = []
  init() {
    words = (0..<5000).map { "word \($0 * $0)" }.sorted()  // wrong
  }
  func load() { words = (0..<5000).map { "word \($0 * $0)" }.sorted() }  // right
}

struct WordsView: View {
  @State private var dictionary = Dictionary1()
  var body: some View {
    Text("\(dictionary.words.count)")
      .task { dictionary.load() }  // right
  }
}
