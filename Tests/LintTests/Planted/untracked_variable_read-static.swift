import SwiftUI

@Observable final class ConfigModel { var isBeta = false }  // right

enum Config {
  static var isBeta = false  // wrong
  static let current = ConfigModel()  // right
}

struct BetaBadge: View {
  var body: some View {
    VStack {
      if Config.isBeta { Text("BETA") }  // wrong
      if Config.current.isBeta { Text("BETA") }  // right
      Button("Join") { Config.isBeta = true }  // wrong
      Button("Join") { Config.current.isBeta = true }  // right
    }
  }
}
