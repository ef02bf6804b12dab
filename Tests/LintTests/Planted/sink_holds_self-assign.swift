import Combine

class Clock1: ObservableObject {
  @Published var label = ""
  private let ticks = PassthroughSubject<String, Never>()
  private var bag = Set<AnyCancellable>()
  func connect() {
    ticks.assign(to: \.label, on: self).store(in: &bag)  // wrong
    ticks.assign(to: &$label)  // right
  }
}
