import SwiftUI

final class Model: ObservableObject {
  @Published var isOpen = false
  @Published var level = 0.5
  @Published var date = Date(timeIntervalSince1970: 0)
}

struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    DisclosureGroup("More", isExpanded: $model.isOpen) {
      Slider(value: $model.level, in: 0...1)
      Text("level \(model.level)")
    }
  }
}
#Preview { Page() }
