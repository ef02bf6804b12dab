// A closure cannot write the tracked property that its caller is changing.
import Observation

@Observable final class Model { var value = 1 }
func modify(_ number: inout Int, _ body: () -> Void) {
  number += 1
  body()
}
let model = Model()
withObservationTracking {
  _ = model.value
} onChange: {
  print("change from", model.value)
}
modify(&model.value) { print("other work") }
print(model.value)
modify(&model.value) { model.value = 10 }
print("never", model.value)
