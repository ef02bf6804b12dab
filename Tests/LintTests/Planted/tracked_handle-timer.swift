import Foundation
import Combine

class Pomodoro: ObservableObject {
  @Published var seconds = 0
  @Published private var timer: Timer?  // wrong
  private var timer: Timer?  // right
  func stop() { timer?.invalidate(); timer = nil }
}
