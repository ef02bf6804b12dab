import SwiftUI

final class Preferences: ObservableObject {
  static let shared = Preferences()
  @AppStorage("dark") public var dark = false
  @AppStorage("size") var size: Int = 3
}

struct Options: View {
  @EnvironmentObject var preferences: Preferences
  var body: some View {
    Toggle("dark", isOn: preferences.$dark)
    Text("\(preferences.size)")
  }
}

struct Frame: View {
  var body: some View { Options().environmentObject(Preferences.shared) }
}
// plays :mount Frame()
// plays Preferences.shared.size = 4
// plays :render
// plays :toggle "dark"
// plays Preferences.shared.dark
