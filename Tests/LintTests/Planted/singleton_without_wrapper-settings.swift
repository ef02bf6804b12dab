import Combine
import Observation
import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var dark = false
  private init() {}
}

struct Root: View {
  @ObservedObject private var settings = Settings.shared  // right
  var body: some View {
    VStack {
      Text(Settings.shared.dark ? "dark" : "light")  // wrong
      Button("flip") { Settings.shared.dark.toggle() }  // wrong
      Text(settings.dark ? "dark" : "light")  // right
      Button("flip") { settings.dark.toggle() }  // right
    }
  }
}
