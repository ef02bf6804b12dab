@propertyWrapper struct A<V> {
  var wrappedValue: V
  init(wrappedValue value: V?) { wrappedValue = value! }
}
@propertyWrapper struct B<V> {
  var wrappedValue: V
  init(wrappedValue value: @autoclosure () -> V) { wrappedValue = value() }
}
@propertyWrapper struct C<V> {
  var wrappedValue: V
  init(wrappedValue value: () -> V) { wrappedValue = value() }
}
@propertyWrapper struct D {
  var wrappedValue: Int
  init(wrappedValue value: Int, x: Int = 1) { wrappedValue = value }
}
@propertyWrapper struct E {
  var wrappedValue: Int
  init(wrappedValue value: Double, y: Int) { wrappedValue = Int(value) }
  init(initialValue value: Double) { wrappedValue = Int(value) }
}
@propertyWrapper struct F<V: Hashable> {
  var wrappedValue: V? { nil }
  init(wrappedValue value: V) {}
  init(wrappedValue value: V?) {}
}
@propertyWrapper struct G<V> {
  var wrappedValue: V { fatalError() }
  init<T>(wrappedValue value: T) {}
}
@propertyWrapper struct H<V> { var wrappedValue: V { fatalError() } }
extension H where V == Int { init(wrappedValue: Int) {} }
extension H { init(wrappedValue: String) {} }
@propertyWrapper class I<V> {
  var wrappedValue: V?
  init(wrappedValue: V?) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct J<V> {
  var wrappedValue: V { fatalError() }
  init(wrappedValue: inout V) {}
}
