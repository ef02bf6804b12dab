import SwiftUI

@Observable
class Model {
  var name = "a"
  func rename() { name += "b" }
}
@Observable
final class Special: Model {
  var rank = 1
  override func rename() { super.rename(); rank += 1 }
}

struct Page: View {
  @State private var model = Special()
  var body: some View {
    Text("\(model.name) \(model.rank)")
    Button("Rename") { model.rename() }
  }
}
#Preview { Page() }
