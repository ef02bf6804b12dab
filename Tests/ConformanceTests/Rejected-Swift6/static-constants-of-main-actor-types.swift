@MainActor final class Model {
  static let shared = Model()
  static let limit = 3
  nonisolated static let free = 1
  let id = 1
  var items: [String] = []
}
@MainActor struct Settings {
  static let one = 1
  let two = 2
}
@MainActor enum Kind { static let first = 1 }
class Plain { @MainActor static let last = 3 }
actor Store { static let main = Store() }
nonisolated func read(_ model: Model, _ settings: Settings) {
  print(Model.shared, Model.limit, Model.free, model.id)
  print(Settings.one, settings.two, Kind.first, Plain.last, Store.main)
  Model.shared.items = []
  Model.shared.items.append("x")
}
func later() async {
  print(Model.limit)
  await print(Model.limit)
  print(Model.shared.id)
}
@MainActor func main() { print(Model.shared.items, Settings.one, Plain.last) }
