import Combine
import Foundation
class Search: ObservableObject {
  @Published var query = ""
  @Published var result = ""
  private var cancellables: Set<AnyCancellable> = []
  private var token: AnyCancellable?
  private let subject = PassthroughSubject<Int, Never>()
  init() {
    let link = $query.sink { [weak self] in self?.result = $0 } // finds sink_dropped
    _ = link
  }
  func observe() {
    _ = NotificationCenter.default.publisher(for: Notification.Name("saved")).sink { _ in } // finds sink_dropped
    let _ = subject.sink { [weak self] in self?.result = "\($0)" } // finds sink_dropped
    let assigned = $query.map { $0 + "!" }.assign(to: \.result, on: self) // finds sink_dropped
  }
  func kept() -> AnyCancellable {
    token = $query.sink { [weak self] in self?.result = $0 }
    $query.sink { [weak self] in self?.result = $0 }.store(in: &cancellables)
    let stored = subject.sink { print($0) }
    cancellables.insert(stored)
    $query.assign(to: &$result)
    let returned = subject.sink { print($0) }
    return returned
  }
  /// The subscription lasts as long as the code that makes the publisher send.
  func counted() -> Int {
    var count = 0
    let link = subject.sink { _ in count += 1 }
    subject.send(1)
    link.cancel()
    return count
  }
  /// Publishers that end have sent everything when they are subscribed to.
  func once() {
    _ = Just(1).sink { print($0) }
    _ = [1, 2].publisher.sink { print($0) }
    _ = $query.first().sink { print($0) }
  }
}
