import SwiftUI

@Observable
final class Model {
  static let shared = Model()
  var volume = 3
  var isMuted = false
  var text: String { isMuted ? "muted" : "volume \(volume)" }
}

struct Label1: View {
  private var model = Model.shared
  var body: some View { Text(model.text) }
}
struct Page: View {
  @Bindable private var model = Model.shared
  var body: some View {
    Label1()
    Stepper("Volume", value: $model.volume)
    Toggle("Mute", isOn: $model.isMuted)
  }
}
#Preview { Page() }
