import SwiftUI

struct OnboardingGate: View {
  @AppStorage("seenOnboarding") private var seen = false  // right
  var body: some View {
    if UserDefaults.standard.bool(forKey: "seenOnboarding") {  // wrong
    if seen {  // right
      Text("Home")
    } else {
      Button("Continue") { UserDefaults.standard.set(true, forKey: "seenOnboarding") }
    }
  }
}
