import Foundation

@MainActor final class Poller: ObservableObject {
  @Published var polls = 0
  init() {
    Task {  // wrong
      while true {  // wrong
        try? await Task.sleep(for: .seconds(5))  // wrong
        polls += 1  // wrong
      }  // wrong
    }  // wrong
    Task { [weak self] in  // right
      while let self {  // right
        self.polls += 1  // right
        try? await Task.sleep(for: .seconds(5))  // right
      }  // right
    }  // right
  }
}
