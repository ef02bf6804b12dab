import SwiftUI

final class Model: ObservableObject {
  @Published var text = "" { didSet { if text != oldValue { changes += 1 } } }
  @Published private(set) var changes = 0
  var isLong: Bool { text.count > 3 }
}

struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    TextField("Text", text: $model.text)
    Text("\(model.changes) changes")
    if model.isLong { Text("long") }
  }
}
#Preview { Page() }
