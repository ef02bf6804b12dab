import SwiftUI
struct Onboarding: View {
  @AppStorage("seen") private var seen = false  // right
  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "seen") ? "home" : "welcome")  // wrong
    Text(seen ? "home" : "welcome")  // right
  }
}
:mount Onboarding()
UserDefaults.standard.set(true, forKey: "seen")
