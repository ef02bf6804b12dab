import Combine
import SwiftUI

final class VolumeModel: ObservableObject {
    @Published var level = 5.0
    @Published private(set) var saved: [Int] = []
    private var bag = Set<AnyCancellable>()
    init() {
        $level
            .dropFirst()
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .map { Int($0) }
            .sink { [weak self] in self?.saved.append($0) }
            .store(in: &bag)
    }
}

struct VolumeView: View {
    @StateObject private var model = VolumeModel()
    var body: some View {
        Slider(value: $model.level, in: 0...10, step: 1) { Text("Volume") }
        Text("Level \(Int(model.level))")
        Text("Saved \(model.saved.map(String.init).joined(separator: ","))")
        Button("Mute") { model.level = 0 }
    }
}

#Preview { VolumeView() }
