import Foundation
import Combine
final class Keyboard: ObservableObject {
  @Published var height = 0
  init() {
    let center = NotificationCenter.default
    center.addObserver(forName: Notification.Name("show"), object: nil, queue: nil) { note in self.height = 300 }  // wrong
    center.addObserver(forName: Notification.Name("show"), object: nil, queue: nil) { [weak self] note in self?.height = 300 }  // right
  }
}
var keyboard: Keyboard? = Keyboard()
keyboard = nil
