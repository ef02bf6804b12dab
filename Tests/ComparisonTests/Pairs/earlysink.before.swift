import SwiftUI
import Combine
final class Meter: ObservableObject {
    @Published var level = 0
    var log: [String] = []
    private var c: AnyCancellable?
    init() { c = $level.dropFirst().sink { [unowned self] new in log.append("\(level)→\(new)") } }
}
struct MeterView: View {
    @StateObject var meter = Meter()
    var body: some View {
        Text("Level \(meter.level)")
        Text(meter.log.joined(separator: " "))
        Button("Up") { meter.level += 1 }
        Button("Zero") { meter.level = 0 }
    }
}
#Preview { MeterView() }
