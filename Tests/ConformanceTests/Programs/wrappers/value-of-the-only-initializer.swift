@propertyWrapper struct Flag<Value> {
  var wrappedValue: Value; init() where Value == Bool { wrappedValue = false };
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct V { @Flag var on; @Flag private var off; @Flag var n = 3; func show() { print(on, off, n) } }
V().show()
func f() { @Flag var x; print(x); x = true; print(x) }
f()
