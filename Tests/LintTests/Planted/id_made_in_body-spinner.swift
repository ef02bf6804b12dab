import SwiftUI

struct LoadingRow: View {
  let title: String
  var body: some View {
    HStack {
      ProgressView()
      Text(title)
    }
  }
}

struct Feed: View {
  @State private var query = ""
  var body: some View {
    List {
      LoadingRow(title: "Loading …").id(UUID())
      TextField("Search", text: $query).id(UUID())  // wrong
      TextField("Search", text: $query)  // right
    }
  }
}
