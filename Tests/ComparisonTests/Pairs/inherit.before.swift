import SwiftUI

class Model: ObservableObject {
  @Published var name = "a"
  func rename() { name += "b" }
}
final class Special: Model {
  @Published var rank = 1
  override func rename() { super.rename(); rank += 1 }
}

struct Page: View {
  @StateObject private var model = Special()
  var body: some View {
    Text("\(model.name) \(model.rank)")
    Button("Rename") { model.rename() }
  }
}
#Preview { Page() }
