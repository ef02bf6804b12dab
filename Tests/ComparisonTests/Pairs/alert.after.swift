import SwiftUI

@Observable
final class Model {
  var isAsking = false
  var items = ["a", "b", "c"]
  func clear() { items.removeAll(); isAsking = false }
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    Text("\(model.items.count) items")
    Button("Clear") { model.isAsking = true }.disabled(model.items.isEmpty)
      .alert("Really?", isPresented: $model.isAsking) {
        Button("Yes") { model.clear() }
        Button("No", role: .cancel) {}
      }
  }
}
#Preview { Page() }
