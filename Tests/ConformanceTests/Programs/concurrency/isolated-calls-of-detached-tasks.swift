@MainActor func show(_ text: String) { print("shown", text) }
@MainActor final class Model {
  var count = 0
  func increase() { count += 1 }
}
let model = Model()
let one = Task.detached { show("a") }
await one.value
let two = Task.detached {
  model.increase()
  print(model.count)
}
await two.value
print("end")
