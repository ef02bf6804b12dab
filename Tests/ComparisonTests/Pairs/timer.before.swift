import SwiftUI
import Combine

class Stopwatch: ObservableObject {
    @Published private(set) var seconds = 0
    @Published var isRunning = false {
        didSet { isRunning ? start() : stop() }
    }
    private var timer: AnyCancellable?
    private(set) var starts = 0

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
    @StateObject private var watch = Stopwatch()
    var body: some View {
        VStack {
            Face(watch: watch)
            Toggle("Run", isOn: $watch.isRunning)
            Button("Reset", action: watch.reset)
        }
    }
}

struct Face: View {
    @ObservedObject var watch: Stopwatch
    var body: some View { Text("\(watch.seconds) s") }
}

#Preview { StopwatchView() }
