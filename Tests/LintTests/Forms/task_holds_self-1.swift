import Foundation
@Observable class C {
  var n = 0
  @ObservationIgnored var task: Task<Void, Never>?
  func start() {
    task = Task { for await _ in NotificationCenter.default.notifications(named: .init("x")) { self.n += 1 } }
  }
}
