import Foundation
import Observation
@Observable class Model: @unchecked Sendable {
  var items: [Int] = []
  @ObservationIgnored var log: [Int] = []
  @ObservationIgnored var other: Task<Void, Never>?
  var load: Task<Void, Never>? // finds tracked_handle
  func wrong() {
    Task.detached {
      self.items = [1] // finds write_off_main
      self.log = [1]
      self.load = nil
    }
    DispatchQueue.global().async {
      self.items = [2] // finds write_off_main
    }
  }
  func right() {
    Task.detached {
      await MainActor.run { self.items = [3] }
    }
    Task { @MainActor in self.items = [4] }
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.items = [5] }
    }
  }
}
