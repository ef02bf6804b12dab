import SwiftUI

@Observable class RowModel {
  var isExpanded = false
}

struct Feed: View {
  @State private var refreshes = 0
  @State private var row = RowModel()  // right
  var body: some View {
    VStack {
      Row(model: RowModel())  // wrong
      Row(model: row)  // right
      Button("Refresh \(refreshes)") { refreshes += 1 }
    }
  }
}

struct Row: View {
  let model: RowModel
  var body: some View {
    Button(model.isExpanded ? "Less" : "More") { model.isExpanded.toggle() }
  }
}
