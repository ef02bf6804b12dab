import Combine

@Observable final class Badge {
  var unread = 0
  @ObservationIgnored let center: PassthroughSubject<Int, Never>
  @ObservationIgnored private var token: AnyCancellable?
  init(center: PassthroughSubject<Int, Never>) {
    self.center = center
    token = center.sink { self.unread = $0 }  // wrong
    token = center.sink { [weak self] in self?.unread = $0 }  // right
  }
}
