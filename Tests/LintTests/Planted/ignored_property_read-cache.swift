import Observation
import SwiftUI

@Observable final class Search {
  var query = ""  // wrong
  @ObservationIgnored var hits: [String] = []  // wrong
  var query = ""  // right
  var hits: [String] = []  // right
  func run() async { hits = ["a", query] }
}

struct Root: View {
  @State private var search = Search()
  var body: some View { List(search.hits, id: \.self) { Text($0) }.task(id: search.query) { await search.run() } }
}
