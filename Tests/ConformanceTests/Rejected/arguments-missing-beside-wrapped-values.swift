// A wrapper whose initializer needs more arguments than the wrapped value.
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int, max: Int) { self.wrappedValue = min(wrappedValue, max) }
}
struct Level { @Clamped var x = 3 }
struct Called { @Clamped() var x = 3 }
struct Typed { @Clamped var x: Int = 3 }

@propertyWrapper struct Between {
  var wrappedValue: Int
  init(wrappedValue: Int, low: Int, high: Int) { self.wrappedValue = wrappedValue }
}
struct Both { @Between var x: Int = 3 }
struct One { @Between(low: 1) var x: Int = 3 }
func local() { @Between var z = 3 }

@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, key: String) { self.wrappedValue = wrappedValue }
}
struct Settings {
  @Stored var x: Int = 3
  @Stored var y = "a"
}
