import Observation
@Observable final class Bus {
  var n = 0
  @ObservationIgnored private var handlers: [String: () -> Void] = [:]
  func on() {
    handlers["a"] = { self.n += 1 }  // wrong
    handlers["a"] = { [weak self] in self?.n += 1 }  // right
  }
}
var bus: Bus? = Bus()
bus?.on()
bus = nil
