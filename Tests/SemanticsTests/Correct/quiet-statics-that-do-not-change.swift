import SwiftUI
enum Config {
  static let title = "App"
  static let theme = "light"
  nonisolated(unsafe) static var log: [String] = []
  static func configure() { log.append("configured") }
}
nonisolated(unsafe) var launches = 0
@MainActor @Observable final class Store { static let shared = Store(); var n = 0 }
struct Home: View {
  static var instances = 0
  var body: some View { Text("\(Config.title) \(Config.theme) \(Store.shared.n)").onTapGesture { launches += 1 } }
}
Config.configure()
launches += 1
:mount Home()
Store.shared.n = 3
