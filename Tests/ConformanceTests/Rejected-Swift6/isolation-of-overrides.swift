class Base {
  func work() {}
  var number: Int { 1 }
  var stored = 1
  init() {}
}
class Marked: Base { @MainActor override func work() {} }
@MainActor class Model: Base {
  var count = 0
  override init() { super.init(); count = 1 }
  override func work() { count = 1 }
  override var number: Int { count }
  override var stored: Int { didSet { count = 2 } }
  func own() { work(); count = 3 }
}
class SubModel: Model { override func work() { count = 3 } }
@globalActor actor Store { static let shared = Store() }
@MainActor class View { func draw() {}; nonisolated func plain() {}; init() {} }
class Other: View { @Store override func draw() {} }
class Free: View { nonisolated override func draw() {} }
actor Counter {
  var count = 0
  init() { count = 1; add(); self.add(); print(count); free() }
  init(later: Int) async { count = later; add() }
  func add() {}
  nonisolated func free() {}
}
