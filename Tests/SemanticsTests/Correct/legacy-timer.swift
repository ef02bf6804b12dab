import Combine
class Clock: ObservableObject {
  @Published var ticks = 0
  private var timer: AnyCancellable?
  init() { ticks = 10; timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.ticks += 1 } }
}
struct Screen: View { @StateObject private var clock = Clock(); var body: some View { Text("\(clock.ticks)") } }
:mount Screen()
:advance 3s
