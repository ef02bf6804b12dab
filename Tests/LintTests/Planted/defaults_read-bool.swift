import SwiftUI

struct Welcome: View {
  @AppStorage("hasSeenIntro") private var hasSeenIntro = false  // right
  var body: some View {
    VStack {
      if UserDefaults.standard.bool(forKey: "hasSeenIntro") {  // wrong
      if hasSeenIntro {  // right
        Text("Home")
      } else {
        Button("Start") { UserDefaults.standard.set(true, forKey: "hasSeenIntro") }  // wrong
        Button("Start") { hasSeenIntro = true }  // right
      }
    }
  }
}
