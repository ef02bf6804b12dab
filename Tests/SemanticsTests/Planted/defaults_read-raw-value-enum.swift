import SwiftUI
enum Appearance: String {
  case light, dark
  static var current: Appearance { Appearance(rawValue: UserDefaults.standard.string(forKey: "appearance") ?? "") ?? .light }  // wrong
}
struct AppearanceRow: View {
  @AppStorage("appearance") private var appearance = Appearance.light  // right
  var body: some View {
    Text(Appearance.current.rawValue)  // wrong
    Text(appearance.rawValue)  // right
    Button("Dark") { UserDefaults.standard.set(Appearance.dark.rawValue, forKey: "appearance") }
  }
}
:mount AppearanceRow()
:tap Dark
