import Foundation
import Observation
@MainActor @Observable final class Presence {
  private(set) var isOnline = false
  @ObservationIgnored private var task: Task<Void, Never>?
  init() {
    task = Task {  // wrong
      repeat {  // wrong
        try? await Task.sleep(for: .seconds(10))  // wrong
        isOnline.toggle()  // wrong
      } while true  // wrong
    }  // wrong
    task = Task { [weak self] in  // right
      repeat {  // right
        try? await Task.sleep(for: .seconds(10))  // right
        self?.isOnline.toggle()  // right
      } while self != nil  // right
    }  // right
  }
}
