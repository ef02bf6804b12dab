import SwiftUI
@Observable class Wrong {
  @ObservationIgnored @AppStorage("name") var name = "" // finds app_storage_in_observable
  var other = ""
}
@Observable class Right {
  var name: String {
    get {
      access(keyPath: \.name)
      return UserDefaults.standard.string(forKey: "name") ?? ""
    }
    set { withMutation(keyPath: \.name) { UserDefaults.standard.set(newValue, forKey: "name") } }
  }
}
struct V: View {
  @AppStorage("name") var name = ""
  let right: Right
  var body: some View { Text(name + right.name) }
}
