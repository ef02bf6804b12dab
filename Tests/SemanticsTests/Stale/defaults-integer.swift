import SwiftUI
struct LaunchCount: View {
  @AppStorage("launches") private var launches = 0  // right
  private var shown: Int { UserDefaults.standard.integer(forKey: "launches") }  // wrong
  private var shown: Int { launches }  // right
  var body: some View { Text("\(shown)") }
}
:mount LaunchCount()
UserDefaults.standard.set(3, forKey: "launches")
