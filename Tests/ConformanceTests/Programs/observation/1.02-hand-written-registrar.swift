// A class written by hand with ObservationRegistrar: access, withMutation, willSet and didSet do the tracking.
import Observation

final class Thermostat: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 20.0
  private(set) var notified = 0
  var degrees: Double {
    get {
      registrar.access(self, keyPath: \.degrees)
      return stored
    }
    set {
      guard newValue != stored else { return }
      registrar.withMutation(of: self, keyPath: \.degrees) { stored = newValue }
    }
  }
  private var mode = "auto"
  var setting: String {
    get {
      registrar.access(self, keyPath: \.setting)
      return mode
    }
    set {
      registrar.willSet(self, keyPath: \.setting)
      mode = newValue
      registrar.didSet(self, keyPath: \.setting)
    }
  }
  var silent = 0
  func touch() { registrar.withMutation(of: self, keyPath: \.degrees) { notified += 1 } }
}
let t = Thermostat()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("different", { _ = t.degrees }, { t.degrees = 21 })
check("equal, guarded by hand", { _ = t.degrees }, { t.degrees = 21 })
check("equal, not guarded", { _ = t.setting }, { t.setting = "auto" })
check("other property", { _ = t.degrees }, { t.setting = "eco" })
check("plain property", { _ = t.silent }, { t.silent += 1 })
check("mutation without a change", { _ = t.degrees }, { t.touch() })
check("+= 0 through get and set", { _ = t.degrees }, { t.degrees += 0 })
check("+= 1", { _ = t.degrees }, { t.degrees += 1 })
withObservationTracking {
  _ = t.setting
} onChange: {
  print("old value", t.setting)
}
t.setting = "off"
print(t.degrees, t.setting, t.notified)
let shared: any Observable = t
print(shared is Thermostat)
