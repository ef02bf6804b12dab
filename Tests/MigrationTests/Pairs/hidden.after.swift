import SwiftUI

@Observable
final class Settings {
  var isFirst = false
  var isSecond = false
  var isThird = false
  var isOn = false
}

struct Page: View {
  @Environment(Settings.self) var settings

  func row(settings other: Settings) -> some View { Toggle("First", isOn: Bindable(settings).isFirst) }
  func second(_ settings: Settings) -> some View { Toggle("Second", isOn: Bindable(self.settings).isSecond) }

  var toggles: some View {
    ForEach([1], id: \.self) { settings in Toggle("Toggle \(settings)", isOn: Bindable(self.settings).isOn) }
  }

  var body: some View {
    let settings = self.settings
    row(settings: settings)
    second(settings)
    toggles
    Toggle("Third", isOn: Bindable(self.settings).isThird)
    Text("\(settings.isFirst) \(settings.isSecond) \(settings.isThird) \(settings.isOn)")
  }
}

struct Root: View {
  @State private var settings = Settings()

  var body: some View { Page().environment(settings) }
}

// plays :mount Root()
// plays :toggle "First"
// plays :toggle "Second"
// plays :toggle "Third"
// plays :toggle "Toggle 1"
