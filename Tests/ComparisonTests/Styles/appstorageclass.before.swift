import SwiftUI

final class ReadingSettings: ObservableObject {
    @AppStorage("lineHeight") var lineHeight = 2
    @AppStorage("serif") var usesSerif = false
    @Published var sample = "Lorem"
}

struct ReadingSettingsView: View {
    @StateObject private var settings = ReadingSettings()
    var body: some View {
        Form {
            Text("\(settings.sample) \(settings.lineHeight) \(settings.usesSerif ? "serif" : "sans")")
            Stepper("Line height", value: $settings.lineHeight, in: 1...4)
            Toggle("Serif", isOn: $settings.usesSerif)
            Button("Sample") { settings.sample += "!" }
        }
    }
}

#Preview { ReadingSettingsView() }
