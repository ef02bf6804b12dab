import SwiftUI

final class Model: ObservableObject {
  @Published var isDim = false
  @Published var title = "Lamp"
}

struct Dimmed: ViewModifier {
  @ObservedObject var model: Model
  func body(content: Content) -> some View {
    content.opacity(model.isDim ? 0.5 : 1)
    Text(model.isDim ? "dim" : "bright")
  }
}
struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    Text(model.title).modifier(Dimmed(model: model))
    Toggle("Dim", isOn: $model.isDim)
    Button("Rename") { model.title += "!" }
  }
}
#Preview { Page() }
