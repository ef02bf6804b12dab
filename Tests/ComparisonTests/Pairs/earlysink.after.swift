import SwiftUI
@Observable final class Meter {
    var level = 0 { willSet { log.append("\(level)→\(newValue)") } }
    var log: [String] = []
}
struct MeterView: View {
    @State var meter = Meter()
    var body: some View {
        Text("Level \(meter.level)")
        Text(meter.log.joined(separator: " "))
        Button("Up") { meter.level += 1 }
        Button("Zero") { meter.level = 0 }
    }
}
#Preview { MeterView() }
