import SwiftUI

@Observable class Filter { var query = "" }

struct SearchView: View {
  var filter: Filter { Filter() }  // wrong
  @State private var filter = Filter()  // right
  var body: some View {
    VStack {
      Text(filter.query)
      Button("Clear") { filter.query = "" }
    }
  }
}
