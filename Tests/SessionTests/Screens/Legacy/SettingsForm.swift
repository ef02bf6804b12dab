//
//  SettingsForm.swift
//

import Combine
import SwiftUI

// MARK: - Model

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }

  var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

final class SettingsModel: ObservableObject {
  @Published var username = "ann"
  @Published var theme: Theme = .system
  @Published var notificationsEnabled = true
  @Published var soundsEnabled = true
  @Published var fontSize = 14.0
  @Published var refreshInterval = 5
  @Published var reminder = Date(timeIntervalSinceReferenceDate: 0)

  private(set) var resetCount = 0

  var summary: String {
    notificationsEnabled ? "Notifications on, every \(refreshInterval) min" : "Notifications off"
  }

  func reset() {
    resetCount += 1
    username = "ann"
    theme = .system
    notificationsEnabled = true
    soundsEnabled = true
    fontSize = 14
    refreshInterval = 5
  }
}

// MARK: - Environment

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

extension View {
  func accent(_ color: Color) -> some View {
    environment(\.accent, color)
  }
}

// MARK: - Views

struct SettingsView: View {
  @StateObject private var model = SettingsModel()
  @State private var isConfirmingReset = false
  @AppStorage("analytics") private var analytics = false
  @AppStorage("launches") private var launches: Int = 0
  @AppStorage("lastSync") private var lastSync: String?

  var body: some View {
    NavigationStack {
      Form {
        accountSection
        AppearanceSection(model: model)
        NotificationSection(model: model)
        Section {
          Toggle("Share analytics", isOn: $analytics)
          LabeledContent("Launches", value: "\(launches)")
          LabeledContent("Last sync", value: lastSync ?? "never")
          NavigationLink("About") {
            AboutView(version: "1.2.0")
          }
        } header: {
          Text("Privacy")
        } footer: {
          Text("We never share personal data.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Section {
          Button("Sync now") {
            lastSync = "just now"
            launches += 1
          }
          Button("Reset all settings", role: .destructive) {
            isConfirmingReset = true
          }
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .confirmationDialog(
        "Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: model.reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    .accent(.orange)
    .preferredColorScheme(model.theme.colorScheme)
  }

  private var accountSection: some View {
    Section("Account") {
      TextField("User name", text: $model.username)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
      if model.username.isEmpty {
        Label("A name is required", systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
  }
}

private struct AppearanceSection: View {
  @ObservedObject var model: SettingsModel
  @Environment(\.accent) private var accent
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Section("Appearance") {
      Picker("Theme", selection: $model.theme) {
        ForEach(Theme.allCases) { theme in
          Text(theme.title).tag(theme)
        }
      }
      .pickerStyle(.segmented)
      Slider(value: $model.fontSize, in: 10...24, step: 1) {
        Text("Font size")
      } minimumValueLabel: {
        Text("10")
      } maximumValueLabel: {
        Text("24")
      }
      Text("Font size: \(model.fontSize, specifier: "%.0f") pt")
        .font(.system(size: model.fontSize))
        .foregroundStyle(accent)
      Text(colorScheme == .dark ? "Dark" : "Light")
    }
  }
}

private struct NotificationSection: View {
  @ObservedObject var model: SettingsModel

  var body: some View {
    Section {
      Toggle("Notifications", isOn: $model.notificationsEnabled.animation())
      if model.notificationsEnabled {
        Toggle("Sounds", isOn: $model.soundsEnabled)
        Stepper("Every \(model.refreshInterval) minutes", value: $model.refreshInterval, in: 1...60)
        DatePicker("Reminder", selection: $model.reminder, displayedComponents: .hourAndMinute)
      }
    } header: {
      Text("Notifications")
    } footer: {
      Text(model.summary)
    }
  }
}

struct AboutView: View {
  let version: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Version \(version)")
        .font(.headline)
      Link("Website", destination: URL(string: "https://example.com")!)
      Button("Close") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  SettingsView()
}
