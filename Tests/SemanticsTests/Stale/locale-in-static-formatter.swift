import SwiftUI
enum Formats { static var locale = Locale(identifier: "en_US") }  // wrong
@Observable class Formats { static let shared = Formats(); var locale = Locale(identifier: "en_US") }  // right
struct PriceView: View {
  var body: some View {
    Text(Formats.locale.identifier)  // wrong
    Text(Formats.shared.locale.identifier)  // right
  }
}
:mount PriceView()
Formats.locale = Locale(identifier: "de_DE")  // wrong
Formats.shared.locale = Locale(identifier: "de_DE")  // right
