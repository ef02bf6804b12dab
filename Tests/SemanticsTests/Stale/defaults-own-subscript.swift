import SwiftUI
extension UserDefaults { subscript(flag name: String) -> Bool { get { bool(forKey: name) } set { set(newValue, forKey: name) } } }
struct Page: View {
  @AppStorage("compact") private var isCompact = false  // right
  var body: some View {
    Text(UserDefaults.standard[flag: "compact"] ? "c" : "w")  // wrong
    Text(isCompact ? "c" : "w")  // right
  }
}
:mount Page()
UserDefaults.standard[flag: "compact"] = true
