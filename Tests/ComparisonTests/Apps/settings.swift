import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var label: String { rawValue.capitalized }
}

enum Keys {
  static let appearance = "appearance"
  static let fontSize = "fontSize"
  static let isHapticsOn = "haptics"
  static let nickname = "nickname"
  static let lastTab = "lastTab"
}

private struct FontScaleKey: EnvironmentKey { static let defaultValue = 1.0 }
extension EnvironmentValues {
  var fontScale: Double {
    get { self[FontScaleKey.self] }
    set { self[FontScaleKey.self] = newValue }
  }
}
extension EnvironmentValues {
  @Entry var accent: Color = .blue
}

struct ScaledText: View {
  @Environment(\.fontScale) private var scale
  @Environment(\.accent) private var accent
  let text: LocalizedStringKey
  init(_ text: LocalizedStringKey) { self.text = text }
  var body: some View { Text(text).font(.system(size: 12 * scale)).foregroundStyle(accent) }
}

struct AppearanceSection: View {
  @AppStorage(Keys.appearance) private var appearance = Appearance.system
  @AppStorage(Keys.fontSize) private var fontSize = 12.0
  var body: some View {
    Section("Appearance") {
      Picker("Theme", selection: $appearance) {
        ForEach(Appearance.allCases) { Text($0.label).tag($0) }
      }
      .pickerStyle(.segmented)
      Slider(value: $fontSize, in: 10...20, step: 1) { Text("Size") } minimumValueLabel: { Text("A") } maximumValueLabel: { Text("B") }
      Text("Size \(Int(fontSize)), \(appearance.label)")
    }
  }
}

struct AccountSection: View {
  @AppStorage(Keys.nickname) private var nickname: String?
  @State private var draft = ""
  @State private var isEditing = false
  var body: some View {
    Section {
      if let nickname {
        LabeledContent("Nickname", value: nickname)
        Button("Forget") { self.nickname = nil }
      }
      Button(nickname == nil ? "Set nickname" : "Change nickname") {
        draft = nickname ?? ""
        isEditing = true
      }
    } header: { Text("Account") }
    .alert("Nickname", isPresented: $isEditing) {
      TextField("Nickname", text: $draft)
      Button("Save") { nickname = draft.isEmpty ? nil : draft }
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct SettingsScreen: View {
  @AppStorage(Keys.isHapticsOn) private var isHapticsOn = true
  @Environment(\.openURL) private var openURL
  var body: some View {
    Form {
      AppearanceSection()
      AccountSection()
      Section {
        Toggle("Haptics", isOn: $isHapticsOn)
        Link("Website", destination: URL(string: "https://example.org")!)
        DisclosureGroup("Advanced") {
          Button("Reset all") {
            for key in [Keys.appearance, Keys.fontSize, Keys.isHapticsOn, Keys.nickname] {
              UserDefaults.standard.removeObject(forKey: key)
            }
          }
        }
      }
    }
  }
}

struct HomeScreen: View {
  @AppStorage(Keys.nickname) private var nickname: String?
  @SceneStorage("draft") private var draft = ""
  var body: some View {
    VStack {
      ScaledText("Hello, \(nickname ?? "stranger")")
      TextEditor(text: $draft)
      Text("\(draft.count) characters")
    }
  }
}

struct MainView: View {
  @AppStorage(Keys.lastTab) private var tab = 0
  @AppStorage(Keys.appearance) private var appearance = Appearance.system
  @AppStorage(Keys.fontSize) private var fontSize = 12.0
  private var scheme: ColorScheme? {
    switch appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
  var body: some View {
    TabView(selection: $tab) {
      HomeScreen().tabItem { Label("Home", systemImage: "house") }.tag(0)
      SettingsScreen().tabItem { Label("Settings", systemImage: "gear") }.tag(1)
    }
    .preferredColorScheme(scheme)
    .environment(\.fontScale, fontSize / 12)
    .environment(\.accent, scheme == .dark ? .yellow : .blue)
  }
}

@main struct PrefsApp: App {
  var body: some Scene {
    WindowGroup { MainView() }
    #if os(macOS)
    Settings { SettingsScreen() }
    #endif
  }
}
