// Observers and lazy together with inheritance, chained changes, recursion guards and shared objects.
class Model {
  var width = 1 { didSet { area = width * height } }
  var height = 1 { didSet { area = width * height } }
  private(set) var area = 1 { didSet { log.append("area \(oldValue)->\(area)") } }
  var log: [String] = []
  func resize(_ w: Int, _ h: Int) { (width, height) = (w, h) }
}
let model = Model()
model.width = 3
model.resize(4, 5)
print(model.log)
class Celsius {
  var degrees: Double = 0 {
    didSet {
      guard degrees != oldValue else { return }
      onChange?(degrees)
    }
  }
  var onChange: ((Double) -> Void)?
}
let sensor = Celsius()
var readings: [Double] = []
sensor.onChange = { readings.append($0) }
for d in [1.0, 1, 2, 2, 3] { sensor.degrees = d }
print(readings)
class Linked {
  var partner: Linked?
  let name: String
  init(_ name: String) { self.name = name }
  var value = 0 {
    didSet {
      print("  \(name): \(oldValue) -> \(value)")
      if let partner, partner.value != value { partner.value = value }
    }
  }
}
let left = Linked("left"), right = Linked("right")
left.partner = right
right.partner = left
left.value = 1
right.value = 2
left.partner = nil
right.partner = nil
class Settings {
  var values: [String: Int] = [:] {
    willSet { print("  will have", newValue.count) }
    didSet { print("  had", oldValue.count, "have", values.count) }
  }
  lazy var snapshot = values.keys.sorted()
  subscript(key: String) -> Int {
    get { values[key] ?? 0 }
    set { values[key] = newValue }
  }
}
let settings = Settings()
settings["a"] = 1
settings["a"] += 5
settings["b"] = 2
print(settings.snapshot, settings["a"])
settings.values.removeAll()
print(settings.snapshot, settings.values.isEmpty)
class Clamp {
  var n = 0 { didSet { if n > 5 { n = 5; print("  clamped from", oldValue) } } }
}
let clamp = Clamp()
clamp.n = 9
clamp.n += 1
print(clamp.n)
