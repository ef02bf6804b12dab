import Combine
import Foundation
class Model: ObservableObject {
  @Published var items: [Int] = []
  var log: [Int] = []
  func background() {
    DispatchQueue.global().async {
      self.items = [1] // finds publish_off_main
      self.log = [1]
    }
    DispatchQueue.global().async {
      let items = [1, 2]
      DispatchQueue.main.async { self.items = items }
    }
    Task.detached {
      self.items = [2] // finds publish_off_main
    }
    Task.detached { @MainActor in self.items = [3] }
  }
  func load() async {
    items = [3] // finds publish_off_main
  }
  @MainActor func loadOnMain() async { items = [4] }
  func loadAndHop() async {
    let new = [5]
    await MainActor.run { items = new }
  }
}
@MainActor class Main: ObservableObject {
  @Published var items: [Int] = []
  func load() async { items = [1] }
}
