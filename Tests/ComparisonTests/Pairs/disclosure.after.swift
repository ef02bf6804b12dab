import SwiftUI

@Observable
final class Model {
  var isOpen = false
  var level = 0.5
  var date = Date(timeIntervalSince1970: 0)
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    DisclosureGroup("More", isExpanded: $model.isOpen) {
      Slider(value: $model.level, in: 0...1)
      Text("level \(model.level)")
    }
  }
}
#Preview { Page() }
