import SwiftUI

@Observable
final class SettingsVM {
  @ObservationIgnored @AppStorage("dark") var isDark = false  // wrong
  var isDark = UserDefaults.standard.bool(forKey: "dark") {  // right
    didSet { UserDefaults.standard.set(isDark, forKey: "dark") }  // right
  }  // right
}

struct SettingsPage: View {
  @State private var vm = SettingsVM()
  var body: some View { Toggle("Dark", isOn: $vm.isDark) }
}
