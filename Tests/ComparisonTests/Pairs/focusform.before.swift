import SwiftUI

final class Model: ObservableObject {
  @Published var first = ""
  @Published var last = ""
  @Published private(set) var saved: [String] = []
  var isValid: Bool { !first.isEmpty && !last.isEmpty }
  func save() { saved.append("\(first) \(last)"); first = ""; last = "" }
}

struct Fields: View {
  @ObservedObject var model: Model
  var body: some View {
    TextField("First", text: $model.first)
    TextField("Last", text: $model.last)
  }
}
struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    Form {
      Section("Name") { Fields(model: model) }
      Section("Saved") { ForEach(model.saved, id: \.self) { Text($0) } }
    }
    Button("Save") { model.save() }.disabled(!model.isValid)
  }
}
#Preview { Page() }
