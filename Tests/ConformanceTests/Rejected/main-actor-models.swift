// A model on the main actor, used from tasks, callbacks and other places.
import Observation
@MainActor @Observable class Model {
  var items: [String] = []
  func load() async { items = await fetch() }
  nonisolated func fetch() async -> [String] { [] }
}
@MainActor struct View { let model: Model
  var body: String { model.items.joined() }
  func onTap() { Task { await model.load() } }
  func onTap2() { model.load() }
  func onTap3() { Task { model.load() } }
}
func background(_ m: Model) async {
  m.items = []
  await m.items.append("x")
  await MainActor.run { m.items = [] }
  await m.load()
  Task { @MainActor in m.items = ["1"] }
  let n = m.items.count
}
class Delegate { func done() { let m = Model(); m.items = [] } }
func withCompletion(_ m: Model, done: @escaping () -> Void) {}
func withMain(_ done: @escaping @MainActor () -> Void) { done(); Task { await done() } }
func go(_ m: Model) { withMain { m.items = [] }; withCompletion(m) { m.items = [] } }
