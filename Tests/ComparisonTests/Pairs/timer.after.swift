import SwiftUI
import Combine

@Observable
class Stopwatch {
    private(set) var seconds = 0
    var isRunning = false {
        didSet { isRunning ? start() : stop() }
    }
    @ObservationIgnored private var timer: AnyCancellable?
    @ObservationIgnored private(set) var starts = 0

    private func start() {
        starts += 1
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.seconds += 1
        }
    }

    private func stop() { timer = nil }
    func reset() { seconds = 0 }
}

struct StopwatchView: View {
    @State private var watch = Stopwatch()
    var body: some View {
        VStack {
            Face(watch: watch)
            Toggle("Run", isOn: $watch.isRunning)
            Button("Reset", action: watch.reset)
        }
    }
}

struct Face: View {
    let watch: Stopwatch
    var body: some View { Text("\(watch.seconds) s") }
}

#Preview { StopwatchView() }
