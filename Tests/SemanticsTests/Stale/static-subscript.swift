import SwiftUI
enum Theme1 { case light, dark }
enum Prefs {  // wrong
  private static var values: [String: String] = ["theme": "light"]  // wrong
  static subscript(key: String) -> String { get { values[key] ?? "" } set { values[key] = newValue } }  // wrong
}  // wrong
@Observable class PrefStore { var values = ["theme": "light"] }  // right
enum Prefs {  // right
  private static let store = PrefStore()  // right
  static subscript(key: String) -> String { get { store.values[key] ?? "" } set { store.values[key] = newValue } }  // right
}  // right
struct ThemeView: View { var body: some View { Text(Prefs["theme"]) } }
:mount ThemeView()
Prefs["theme"] = "dark"
