import SwiftUI

@Observable class Results {
  var items: [Int] = [3, 1, 2]
  func sortNow() { items.sort() }
}

struct ResultsView: View {
  let results: Results
  var body: some View {
    let _ = results.sortNow()  // wrong
    List(results.items, id: \.self) { Text("\($0)") }
      .task { results.sortNow() }  // right
  }
}
