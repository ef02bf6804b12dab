import SwiftUI

final class Model: ObservableObject {
  static let shared = Model()
  @Published var volume = 3
  @Published var isMuted = false
  var text: String { isMuted ? "muted" : "volume \(volume)" }
}

struct Label1: View {
  @ObservedObject private var model = Model.shared
  var body: some View { Text(model.text) }
}
struct Page: View {
  @ObservedObject private var model = Model.shared
  var body: some View {
    Label1()
    Stepper("Volume", value: $model.volume)
    Toggle("Mute", isOn: $model.isMuted)
  }
}
#Preview { Page() }
