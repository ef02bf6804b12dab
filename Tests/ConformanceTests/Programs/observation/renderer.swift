// Conditional rendering with several view-like structs, each with its own tracking, and a scheduler that batches.
import Observation

@Observable final class Model {
  var title = "T"
  var rows = [Row(1), Row(2), Row(3)]
  var showsRows = true
  var filter: (Row) -> Bool = { _ in true }
  var visible: [Row] { rows.filter(filter) }
}
@Observable final class Row: CustomStringConvertible {
  let id: Int
  var label: String
  var isOn = false
  init(_ id: Int) {
    self.id = id
    label = "row \(id)"
  }
  var description: String { "\(label)\(isOn ? "*" : "")" }
}
protocol Component {
  var name: String { get }
  func body() -> [any Component]
}
struct Text: Component {
  let text: String
  var name: String { "Text(\(text))" }
  func body() -> [any Component] { [] }
}
struct RowView: Component {
  let row: Row
  var name: String { "RowView(\(row.id))" }
  func body() -> [any Component] { [Text(text: row.description)] }
}
struct Root: Component {
  let model: Model
  var name: String { "Root" }
  func body() -> [any Component] {
    [Text(text: model.title)] + (model.showsRows ? model.visible.map { RowView(row: $0) } : [])
  }
}
final class Renderer {
  private var pending: [(name: String, run: () -> Void)] = []
  private(set) var log: [String] = []
  func mount(_ component: any Component) {
    let children = withObservationTracking {
      component.body()
    } onChange: { [weak self] in
      self?.schedule(component)
    }
    log.append(component.name)
    for child in children { mount(child) }
  }
  private func schedule(_ component: any Component) {
    guard !pending.contains(where: { $0.name == component.name }) else { return }
    pending.append((component.name, { [unowned self] in mount(component) }))
  }
  func flush() -> [String] {
    log = []
    while !pending.isEmpty {
      let work = pending.sorted { $0.name < $1.name }
      pending = []
      work.forEach { $0.run() }
    }
    return log
  }
}
let model = Model()
let renderer = Renderer()
renderer.mount(Root(model: model))
print(renderer.log)
func turn(_ name: String, _ change: () -> Void) {
  change()
  print(name, renderer.flush())
}
turn("row label") { model.rows[1].label = "second" }
turn("row twice") {
  model.rows[0].isOn = true
  model.rows[0].label = "first"
}
turn("title") { model.title = "Title" }
turn("hide") { model.showsRows = false }
turn("hidden row, tracked by an old view") { model.rows[2].isOn = true }
turn("hidden row again") { model.rows[2].isOn = false }
turn("show filtered") {
  model.filter = { $0.id > 1 }
  model.showsRows = true
}
turn("filter by state") { model.filter = { $0.isOn } }
turn("state changes the filter") { model.rows[0].isOn.toggle() }
turn("nothing") { model.rows[0].isOn = model.rows[0].isOn }
turn("append") { model.rows.append(Row(4)) }
turn("replace all, equal ids") { model.rows = model.rows.map { Row($0.id) } }
