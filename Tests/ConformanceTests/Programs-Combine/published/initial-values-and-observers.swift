import Combine

final class Model: ObservableObject {
  @Published var observed = 0 {
    willSet { print("willSet", observed, newValue) }
    didSet { print("didSet", oldValue, observed) }
  }
  @Published var given: Int
  @Published var optional: String?
  @Published var closure: () -> Int = { 1 }
  init(given: Int) {
    self.given = given
    observed = 7
  }
  init(wrapper: Int) {
    _given = Published(initialValue: wrapper)
    _observed = Published(wrappedValue: 3)
  }
}
let model = Model(given: 4)
print(model.observed, model.given, model.optional as Any, model.closure())
let token = model.$observed.sink { print("sink", $0, model.observed) }
model.observed = 8
model.closure = { 2 }
print(model.closure(), Model(wrapper: 5).given, Model(wrapper: 5).observed)
var first: AnyCancellable?
first = model.$given.first().sink { print("first", $0) }
model.given = 5
let given = model.$given
model.given = 6
first = given.sink { print("kept publisher", $0) }
model.given = 7
final class Counter: ObservableObject {
  @Published var count = 0
  static let shared = Counter()
}
let shared = Counter.shared.$count.sink { print("shared", $0) }
Counter.shared.count += 1
