import SwiftUI

final class Model: ObservableObject {
  @Published var isAsking = false
  @Published var items = ["a", "b", "c"]
  func clear() { items.removeAll(); isAsking = false }
}

struct Page: View {
  @StateObject private var model = Model()
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
