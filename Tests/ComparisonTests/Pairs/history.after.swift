import SwiftUI

@Observable
final class Model {
  var text = "" { didSet { if text != oldValue { changes += 1 } } }
  private(set) var changes = 0
  var isLong: Bool { text.count > 3 }
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    TextField("Text", text: $model.text)
    Text("\(model.changes) changes")
    if model.isLong { Text("long") }
  }
}
#Preview { Page() }
