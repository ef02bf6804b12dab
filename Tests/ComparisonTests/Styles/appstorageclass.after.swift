import SwiftUI

@Observable final class ReadingSettings {
    var lineHeight: Int {
        get {
            access(keyPath: \.lineHeight)
            return UserDefaults.standard.object(forKey: "lineHeight") as? Int ?? 2
        }
        set { withMutation(keyPath: \.lineHeight) { UserDefaults.standard.set(newValue, forKey: "lineHeight") } }
    }
    var usesSerif: Bool {
        get {
            access(keyPath: \.usesSerif)
            return UserDefaults.standard.bool(forKey: "serif")
        }
        set { withMutation(keyPath: \.usesSerif) { UserDefaults.standard.set(newValue, forKey: "serif") } }
    }
    var sample = "Lorem"
}

struct ReadingSettingsView: View {
    @State private var settings = ReadingSettings()
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
