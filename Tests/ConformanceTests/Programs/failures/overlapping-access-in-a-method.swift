// A closure cannot read the property that the method which calls it is changing.
final class Model {
  var value = 1
  func change(_ body: (inout Int) -> Void) { body(&value) }
}
let model = Model()
let other = Model()
model.change { $0 += other.value }
print(model.value)
model.change { $0 += model.value }
print("never", model.value)
