// Computed properties: get only, get and set, newValue under another name, nonmutating set, on every kind of type.
struct Temperature {
  var celsius = 0.0
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  var kelvin: Double {
    get {
      let zero = 273.0
      return celsius + zero
    }
    set(k) {
      celsius = k - 273
    }
  }
  var isFreezing: Bool { celsius <= 0 }
}
var t = Temperature()
t.fahrenheit = 212
print(t.celsius, t.fahrenheit, t.kelvin, t.isFreezing)
t.kelvin -= 373
t.fahrenheit += 18
print(t.celsius, t)
class Store { var values = [3, 1, 2] }
struct View {
  let store = Store()
  var first: Int {
    get { store.values[0] }
    nonmutating set { store.values[0] = newValue }
  }
  var sorted: [Int] { store.values.sorted() }
}
let view = View()
view.first = 9
view.first += 1
print(view.store.values, view.sorted)
enum Level: Int {
  case low = 1, high = 5
  var next: Level { self == .low ? .high : .low }
  var label: String { "\(self)=\(rawValue)" }
  static var all: [Level] { [.low, .high] }
}
print(Level.low.next, Level.high.label, Level.all.map(\.next))
extension Int {
  var squared: Int { self * self }
  var isOdd: Bool { self % 2 != 0 }
  var half: Double {
    get { Double(self) / 2 }
    set { self = Int(newValue * 2) }
  }
}
var n = 7
n.half = 10.5
print(n, n.squared, n.isOdd, 5.half)
struct Name {
  var first: String, last: String
  var full: String {
    get { "\(first) \(last)" }
    set {
      let parts = newValue.split(separator: " ").map(String.init)
      (first, last) = (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }
}
var name = Name(first: "A", last: "B")
name.full = "Ann Lee"
name.full += "s"
print(name)
var reversed: [Int] {
  get { view.store.values.reversed() }
  set { view.store.values = newValue.reversed() }
}
reversed.append(0)
print(reversed, view.store.values)
