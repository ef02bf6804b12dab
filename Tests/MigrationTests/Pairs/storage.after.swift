import SwiftUI

@Observable
final class Preferences {
  static let shared = Preferences()
  @ObservationIgnored @AppStorage("dark") private var darkStorage = false
  public var dark: Bool {
    get {
      access(keyPath: \.dark)
      return darkStorage
    }
    set { withMutation(keyPath: \.dark) { darkStorage = newValue } }
  }
  @ObservationIgnored @AppStorage("size") private var sizeStorage: Int = 3
  var size: Int {
    get {
      access(keyPath: \.size)
      return sizeStorage
    }
    set { withMutation(keyPath: \.size) { sizeStorage = newValue } }
  }
}

struct Options: View {
  @Environment(Preferences.self) var preferences
  var body: some View {
    @Bindable var preferences = preferences
    Toggle("dark", isOn: $preferences.dark)
    Text("\(preferences.size)")
  }
}

struct Frame: View {
  var body: some View { Options().environment(Preferences.shared) }
}
// plays :mount Frame()
// plays Preferences.shared.size = 4
// plays :render
// plays :toggle "dark"
// plays Preferences.shared.dark
