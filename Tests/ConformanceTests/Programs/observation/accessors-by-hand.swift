import Observation
// Properties that tell by themselves of what they read and change, with what the macro adds to a class.
nonisolated(unsafe) var defaults: [String: Int] = [:]
@Observable class Settings {
  var volume: Int {
    get {
      access(keyPath: \.volume)
      return defaults["volume"] ?? 5
    }
    set {
      withMutation(keyPath: \.volume) { defaults["volume"] = newValue }
    }
  }
  @ObservationIgnored private var _name = "none"
  var name: String {
    get { self.access(keyPath: \.name); return _name }
    set {
      guard newValue != _name else { return }
      withMutation(keyPath: \Settings.name) { _name = newValue }
    }
  }
  var plain = 1
  var undoable: Bool { access(keyPath: \.plain); return true }
  func reset() throws -> Int {
    try withMutation(keyPath: \.volume) {
      defaults = [:]; return volume
    }
  }
}
@Observable final class Louder: Settings { var extra = 0; var sum: Int { volume + extra } }
func track(_ name: String, _ read: () -> Void) { withObservationTracking(read) { print("->", name) } }
let s = Settings()
track("volume") { print(s.volume) }
s.volume = 7
print(s.volume)
track("name") { print(s.name) }
s.name = "none"
print("silent")
s.name = "x"
track("undoable") { _ = s.undoable }
s.plain = 2
track("volume 2") { _ = s.volume }
s.volume += 1
print(try s.reset(), s.name)
let l = Louder()
track("sum") { print(l.sum) }
l.volume = 9
track("outside") { l.access(keyPath: \.extra) }
l.extra = 4
track("by hand") { _ = l.extra }
l.withMutation(keyPath: \.extra) { print("in the change") }
@Observable class Box<T> {
  @ObservationIgnored private var _value: T
  init(_ value: T) { _value = value }
  var value: T {
    get { access(keyPath: \.value); return _value }
    set { withMutation(keyPath: \.value) { _value = newValue } }
  }
}
let b = Box([1])
track("box") { print(b.value.count) }
b.value.append(2)
print(b.value)
