// A write tells the registrar first, then runs the property's willSet and didSet; an equal one only those two.
import Observation

@Observable class Model {
  var value = 1 {
    willSet { print("  own willSet", value, "->", newValue) }
    didSet { print("  own didSet", oldValue, "->", value) }
  }
  var plain = "a"
}
let model = Model()
func arm(_ label: String) {
  withObservationTracking {
    _ = model.value
  } onChange: {
    print("  onChange", label, "sees", model.value)
  }
}
arm("first")
print("write 2")
model.value = 2
print("write 3, not armed")
model.value = 3
arm("second")
print("write 3 again, equal")
model.value = 3
print("write 4")
model.value = 4

withObservationTracking {
  print("plain is", model.plain)
} onChange: {
  print("  plain changes from", model.plain)
}
print("write the other property")
model.value = 5
print("write plain")
model.plain = "b"
print("write plain again")
model.plain = "c"
print(model.plain, model.value)
