@MainActor final class Model {
  static let shared = Model()
  static let limit = 3
  var items: [String] = []
  var own: Model { self }
  func load() async throws -> [String] { [] }
  func refresh() async {}
}
actor Store {
  func save() async throws {}
  func flush() async {}
}
func free() async {}
func use(_ model: Model, _ store: Store) async throws {
  let items = try model.load()
  model.refresh()
  try? store.save()
  store.flush()
  print(try model.load(), items)
  free()
  Model.shared.refresh()
  print(Model.limit)
  await model.refresh()
}
nonisolated func plain(_ model: Model) {
  model.own.items = []
  model.own.items.append("x")
  print(Model.limit, Model.shared.items)
  Task { model.refresh() }
}
