import SwiftUI
enum Config { static var beta = false }  // wrong
@Observable class ConfigModel { var beta = false }  // right
enum Config { static let current = ConfigModel() }  // right
struct BetaBadge: View {
  var body: some View {
    Text(Config.beta ? "beta" : "")  // wrong
    Text(Config.current.beta ? "beta" : "")  // right
  }
}
:mount BetaBadge()
Config.beta = true  // wrong
Config.current.beta = true  // right
