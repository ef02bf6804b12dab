import SwiftUI
@Observable class M {
  var isPro: Bool {
    get { UserDefaults.standard.bool(forKey: "pro") }
    set { UserDefaults.standard.set(newValue, forKey: "pro") }
  }
}
struct V: View {
  @State private var m = M()
  var body: some View { Toggle("Pro", isOn: $m.isPro); Text(m.isPro ? "pro" : "free") }
}
