// Floating properties: 0.0 over -0.0 is silent, NaN over NaN notifies, infinities compare equal.
import Observation

@Observable class Model {
  var x = 0.0
  var f: Float = 1
  var list = [1.0]
  var maybe: Double? = 0
}
let m = Model()
var fired = false
func write<T>(_ name: String, _ path: ReferenceWritableKeyPath<Model, T>, _ value: T) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  m[keyPath: path] = value
  print(name, fired ? "notifies" : "silent")
}
write("0.0 = 0.0", \.x, 0)
write("0.0 = -0.0", \.x, -0.0)
print(m.x)
write("-0.0 = 0.0", \.x, 0.0)
print(m.x)
write("0.0 = infinity", \.x, .infinity)
write("infinity = infinity", \.x, .infinity)
write("infinity = -infinity", \.x, -.infinity)
write("-infinity = nan", \.x, .nan)
write("nan = nan", \.x, .nan)
write("nan = 1", \.x, 1)
write("1 = 0.1 + 0.9", \.x, 0.1 + 0.9)
write("1 = 0.7 + 0.2 + 0.1", \.x, 0.7 + 0.2 + 0.1)
write("Float 1 = 1", \.f, 1)
write("Float 1 = 1 + tiny", \.f, 1 + 1e-9)
write("[1.0] = [1.0]", \.list, [1])
write("[1.0] = [nan]", \.list, [.nan])
write("[nan] = [nan]", \.list, [.nan])
write("[nan] = itself", \.list, m.list)
write("Double? 0 = -0", \.maybe, -0.0)
write("Double? nan", \.maybe, .nan)
write("Double? nan again", \.maybe, .nan)
