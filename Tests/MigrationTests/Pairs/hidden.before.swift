import SwiftUI

final class Settings: ObservableObject {
  @Published var isFirst = false
  @Published var isSecond = false
  @Published var isThird = false
  @Published var isOn = false
}

struct Page: View {
  @EnvironmentObject var settings: Settings

  func row(settings other: Settings) -> some View { Toggle("First", isOn: $settings.isFirst) }
  func second(_ settings: Settings) -> some View { Toggle("Second", isOn: $settings.isSecond) }

  var toggles: some View {
    ForEach([1], id: \.self) { settings in Toggle("Toggle \(settings)", isOn: $settings.isOn) }
  }

  var body: some View {
    let settings = self.settings
    row(settings: settings)
    second(settings)
    toggles
    Toggle("Third", isOn: $settings.isThird)
    Text("\(settings.isFirst) \(settings.isSecond) \(settings.isThird) \(settings.isOn)")
  }
}

struct Root: View {
  @StateObject private var settings = Settings()

  var body: some View { Page().environmentObject(settings) }
}

// plays :mount Root()
// plays :toggle "First"
// plays :toggle "Second"
// plays :toggle "Third"
// plays :toggle "Toggle 1"
