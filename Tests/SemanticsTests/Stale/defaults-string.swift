import SwiftUI
struct NameView: View {
  @AppStorage("name") private var name = "?"  // right
  var body: some View {
    Text(UserDefaults.standard.string(forKey: "name") ?? "?")  // wrong
    Text(name)  // right
    Button("Save") { UserDefaults.standard.set("Ann", forKey: "name") }
  }
}
:mount NameView()
:tap Save
