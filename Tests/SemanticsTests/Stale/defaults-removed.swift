import SwiftUI
UserDefaults.standard.set("dark", forKey: "look")
struct Look: View {
  @AppStorage("look") private var look = "light"  // right
  var body: some View {
    Text(UserDefaults.standard.string(forKey: "look") ?? "light")  // wrong
    Text(look)  // right
  }
}
:mount Look()
UserDefaults.standard.removeObject(forKey: "look")
