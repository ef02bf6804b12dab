import SwiftUI

@Observable final class Flags {  // right
  static let shared = Flags()  // right
  var isBeta = false  // right
}  // right

enum Config {
  enum Flag {
    static var isBeta = false  // wrong
    static var isBeta: Bool {  // right
      get { Flags.shared.isBeta }  // right
      set { Flags.shared.isBeta = newValue }  // right
    }  // right
  }
}

struct BetaView: View {
  var body: some View {
    Text(Config.Flag.isBeta ? "beta" : "stable")
    Button("Join") { Config.Flag.isBeta = true }
  }
}
