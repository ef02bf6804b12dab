import SwiftUI

@Observable final class VolumeModel {
    var level = 5.0 {
        didSet { schedule() }
    }
    private(set) var saved: [Int] = []
    @ObservationIgnored private var saving: Task<Void, Never>?

    private func schedule() {
        saving?.cancel()
        saving = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled, let self else { return }
            saved.append(Int(level))
        }
    }
}

struct VolumeView: View {
    @State private var model = VolumeModel()
    var body: some View {
        Slider(value: $model.level, in: 0...10, step: 1) { Text("Volume") }
        Text("Level \(Int(model.level))")
        Text("Saved \(model.saved.map(String.init).joined(separator: ","))")
        Button("Mute") { model.level = 0 }
    }
}

#Preview { VolumeView() }
