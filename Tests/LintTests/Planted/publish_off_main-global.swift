import Foundation

class HeavyWork: ObservableObject {
  @Published var result: Int? = nil
  func compute() {
    DispatchQueue.global(qos: .userInitiated).async {
      let value = (0..<1000).reduce(0, +)
      self.result = value  // wrong
      DispatchQueue.main.async { self.result = value }  // right
    }
  }
}
