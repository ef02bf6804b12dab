@propertyWrapper struct Lazy<Value> {
  private var make: () -> Value
  var wrappedValue: Value { make() }
  init(wrappedValue: @escaping @autoclosure () -> Value) { make = wrappedValue }
}
@propertyWrapper struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  init(initialValue: Double, unit: String) {
    self.init(wrappedValue: Int(initialValue))
    print(unit)
  }
}
@propertyWrapper struct Described<Value> {
  var wrappedValue: Value
  var projectedValue: String
  init(wrappedValue: Value) { (self.wrappedValue, projectedValue) = (wrappedValue, "plain") }
}
extension Described where Value == Int {
  init(wrappedValue: Value, _ text: String) {
    self.init(wrappedValue: wrappedValue)
    projectedValue = text
  }
}
@propertyWrapper private struct Own<Value> { var wrappedValue: Value }
struct Model {
  @Lazy var lazy = 3
  @Clamped var small = 50
  @Clamped(1...3) var tiny = 7
  @Described var text = "a"
  @Described("number") var number = 4
  @Own private var own: [Int] = [1]
  @Own var inferred = 2
  var sum: Int { own.count + inferred }
}
var model = Model()
model.small = -5
print(model.lazy, model.small, model.tiny, model.text, model.$text, model.number, model.$number, model.sum)
