import Observation

// Closures that the main actor isolates capture values that are not Sendable (SE-0434).

@Observable final class Model { var number = 1 }

@MainActor func now(_ work: @escaping @MainActor @Sendable () -> Void) { work() }
@MainActor final class Screen {
  var shown = 0
  func start(_ model: Model) {
    now {
      model.number += 1
      self.shown = model.number
    }
    now { [model] in model.number += 1 }
    let read: @MainActor @Sendable () -> Int = { model.number }
    print(read(), shown)
  }
}

@MainActor func test() async {
  let model = Model()
  Screen().start(model)
  let numbers = Observations { model.number }
  model.number = 7
  for await number in numbers {
    print(number)
    break
  }
  var total = 0
  now { total += model.number }
  print(total)
}
await test()
