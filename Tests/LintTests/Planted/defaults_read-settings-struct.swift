import SwiftUI

struct Settings {
  private let store: UserDefaults
  init(store: UserDefaults = .standard) { self.store = store }
  var name: String { store.string(forKey: "name") ?? "none" }
}

struct NameView: View {
  private let settings = Settings()
  @AppStorage("name") private var name = "none"  // right
  var body: some View {
    Text(settings.name)  // wrong
    Text(name)  // right
    Button("Ann") { UserDefaults.standard.set("Ann", forKey: "name") }
  }
}
