// Wrappers with several initializers in constrained extensions.
enum Parsed<Value> {
  case value(Value), definition((String) -> Int); init(_ m: @escaping (String) -> Int) { self = .definition(m) }
}
@propertyWrapper struct Flag<Value> {
  internal var _parsedValue: Parsed<Value>
  internal init(_parsedValue: Parsed<Value>) { self._parsedValue = _parsedValue }
  @available(*, unavailable, message: "A default value must be provided") public init() { fatalError() }
  public var wrappedValue: Value {
    get { if case .value(let v) = _parsedValue { v } else { fatalError("def") } }
    set { _parsedValue = .value(newValue) }
  }
}
extension Flag where Value == Bool? {
  init(name: String = "n", inversion: Int, help: String? = nil) { self.init(_parsedValue: .init { key in 0 }) }
  init(wrappedValue _value: _OptionalNilComparisonType, name: String = "n", inversion: Int, help: String? = nil) {
    self.init(name: name, inversion: inversion, help: help)
  }
}
extension Flag where Value == Bool {
  private init(name: String = "n", initial: Bool?, help: String? = nil) {
    self.init(_parsedValue: .value(initial ?? true))
  }
  init(wrappedValue: Bool, name: String = "n", help: String? = nil) {
    self.init(name: name, initial: wrappedValue, help: help)
  }
  init(name: String = "n", help: String? = nil) { self.init(name: name, initial: nil, help: help) }
}
extension Flag where Value == Int {
  init(wrappedValue: Value, name: String = "n", help: String? = nil) { self.init(_parsedValue: .value(wrappedValue)) }
  init(name: String = "n", help: String? = nil) { self.init(_parsedValue: .value(1)) }
}
extension Flag {
  init<E: CaseIterable>(wrappedValue: [E], help: String? = nil) where Value == [E] {
    self.init(_parsedValue: .value(wrappedValue))
  }
  init<E: CaseIterable>(wrappedValue: E, help: String? = nil) where Value == E {
    self.init(_parsedValue: .value(wrappedValue))
  }
  init<E: CaseIterable>(help: String? = nil) where Value == E { self.init(_parsedValue: .value(E.allCases.first!)) }
}
protocol PC { init() }
struct Auto: PC {
  @Flag() var script = false
  @Flag var other: Bool
  @Flag var num: Int
  @Flag(inversion: 3) var b: Bool? = nil
  @Flag(help: "x") var c = true
}
enum E1: CaseIterable { case x, y }
struct Two { @Flag() var e: E1; @Flag(help: "h") var e2 = E1.y; @Flag var es: [E1] = [.x] }
let t = Two()
print(t.e, t.e2, t.es)
print(Auto().script, Auto().other, Auto().num, Auto().c)
@propertyWrapper struct Mark<Value> {
  var wrappedValue: Value
  init(_v: Value) { wrappedValue = _v }
}
extension Mark {
  init<E: CaseIterable>(wrappedValue: [E], help: String? = nil) where Value == [E] { self.init(_v: wrappedValue) }
}
enum Level: CaseIterable { case x, y }
struct First { @Mark var es: [Level] = [.x] }
struct Second { @Mark(help: "a") var es: [Level] = [.x, .y] }
print(First().es, Second().es, First(es: [.y]).es)
