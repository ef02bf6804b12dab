import SwiftUI
struct Wrong: View {
  var body: some View {
    Text(UserDefaults.standard.string(forKey: "name") ?? "") // finds defaults_read
    if UserDefaults.standard.bool(forKey: "isPro") { Text("Pro") } // finds defaults_read
  }
}
struct Right: View {
  @AppStorage("name") private var name = ""
  var body: some View {
    Text(name)
    Button("Save") { UserDefaults.standard.set("x", forKey: "name") }
      .onAppear { print(UserDefaults.standard.string(forKey: "name") ?? "") }
  }
}
enum Preferences {
  static var isLarge: Bool {
    get { UserDefaults.standard.bool(forKey: "isLarge") } // finds defaults_read
    set { UserDefaults.standard.set(newValue, forKey: "isLarge") }
  }
  static var limit: Int { 3 }
}
struct Indirect: View {
  var body: some View {
    Text(Preferences.isLarge ? "large" : "small")
    Text("\(Preferences.limit)")
    Button("Flip") { Preferences.isLarge.toggle() }
  }
}
func log(_ text: String) {
  if UserDefaults.standard.bool(forKey: "isLogged") { print(text) }
}
struct Logging: View {
  var body: some View {
    let _ = log("body")
    Text("a")
  }
}
