import SwiftUI
struct Badge: View {
  @State private var count = UserDefaults.standard.integer(forKey: "count")
  var body: some View {
    Text("\(count)")
      .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in
        count = UserDefaults.standard.integer(forKey: "count")
      }
    Button("Add") { UserDefaults.standard.set(count + 1, forKey: "count") }
  }
}
@Observable final class Options {
  var isOn: Bool { didSet { UserDefaults.standard.set(isOn, forKey: "on") } }
  init() { isOn = UserDefaults.standard.bool(forKey: "on") }
}
struct OptionsView: View {
  @State private var options = Options()
  var body: some View { Toggle("On", isOn: $options.isOn); Badge() }
}
:mount OptionsView()
:toggle On
:tap Add
