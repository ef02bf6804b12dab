import SwiftUI
@Observable final class Preferences {
  @ObservationIgnored @AppStorage("size") var size = 12  // wrong
  var size = 12 { didSet { UserDefaults.standard.set(size, forKey: "size") } }  // right
}
struct SizeView: View {
  let preferences: Preferences
  var body: some View { Stepper("Size \(preferences.size)", value: Bindable(preferences).size) }
}
let preferences = Preferences()
:mount SizeView(preferences: preferences)
preferences.size = 14
