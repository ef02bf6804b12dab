import SwiftUI
@Observable final class Finder {
  var text = ""
  var count = 0
  var all = ["a", "ab"]
  var hits: [String] {
    let found = all.filter { $0.hasPrefix(text) }
    count = found.count  // wrong
    return found
  }
}
struct FinderView: View {
  @State private var finder = Finder()
  var body: some View {
    TextField("Find", text: $finder.text)
    ForEach(finder.hits, id: \.self) { Text($0) }
    Text("\(finder.count)")  // wrong
    Text("\(finder.hits.count)")  // right
  }
}
