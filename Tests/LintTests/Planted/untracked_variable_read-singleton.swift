import SwiftUI

struct FeatureFlags {
  static var shared = FeatureFlags()  // wrong
  var newSearch = false
}

@Observable class Flags { var values = FeatureFlags() }  // right

struct SearchTab: View {
  let flags: Flags  // right
  var body: some View {
    Text(FeatureFlags.shared.newSearch ? "New" : "Old")  // wrong
    Text(flags.values.newSearch ? "New" : "Old")  // right
    Button("Switch") {
      FeatureFlags.shared.newSearch.toggle()  // wrong
      flags.values.newSearch.toggle()  // right
    }
  }
}
