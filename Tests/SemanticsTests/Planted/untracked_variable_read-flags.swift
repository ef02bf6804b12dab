import SwiftUI
enum FeatureFlags { static var newHome = false }  // wrong
@Observable final class FeatureFlags { var newHome = false }  // right
let flags = FeatureFlags()  // right
struct Home: View {
  var body: some View {
    if FeatureFlags.newHome { Text("new") } else { Text("old") }  // wrong
    if flags.newHome { Text("new") } else { Text("old") }  // right
    Button("Try") { FeatureFlags.newHome = true }  // wrong
    Button("Try") { flags.newHome = true }  // right
  }
}
:mount Home()
:tap Try
