// differs: screen
import Combine
import SwiftUI

@Observable class EggTimer {
    private(set) var remaining = 10
    private(set) var isRunning = false
    @ObservationIgnored private var cancellable: AnyCancellable?

    func start() {
        isRunning = true
        cancellable = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func pause() {
        isRunning = false
        cancellable = nil
    }

    private func tick() {
        remaining -= 1
    }
}

struct EggTimerView: View {
    @State private var timer = EggTimer()
    var body: some View {
        VStack {
            Text("\(timer.remaining) s")
            if timer.isRunning {
                Button("Pause") { timer.pause() }
            } else {
                Button("Start") { timer.start() }.disabled(timer.remaining == 0)
            }
        }
    }
}

#Preview { EggTimerView() }
