// A deinit that is not isolated uses no value of its actor that cannot be sent.
class Plain {}
@MainActor final class Model {
  var number = 0
  let text = "a"
  var change: (() -> Void)?
  let plain = Plain()
  var task: Task<Void, Never>?
  deinit {
    number += 1
    print(number, text)
    print(change == nil)
    task?.cancel()
    print(plain === plain)
    helper()
  }
  nonisolated func helper() {}
}
@MainActor final class Isolated {
  let plain = Plain()
  isolated deinit { print(plain) }
}
actor Store {
  var number = 1
  let plain = Plain()
  var change: (() -> Void)?
  deinit { print(number, plain, change == nil) }
}
class Free {
  let plain = Plain()
  deinit { print(plain) }
}
@MainActor final class Safe {
  nonisolated(unsafe) var plain = Plain()
  nonisolated let number = 1
  static let shared = Plain()
  deinit { print(plain, number) }
}
