import SwiftUI

@Observable
final class Model {
  var isDim = false
  var title = "Lamp"
}

struct Dimmed: ViewModifier {
  let model: Model
  func body(content: Content) -> some View {
    content.opacity(model.isDim ? 0.5 : 1)
    Text(model.isDim ? "dim" : "bright")
  }
}
struct Page: View {
  @State private var model = Model()
  var body: some View {
    Text(model.title).modifier(Dimmed(model: model))
    Toggle("Dim", isOn: $model.isDim)
    Button("Rename") { model.title += "!" }
  }
}
#Preview { Page() }
