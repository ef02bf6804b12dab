// A read in an init that runs inside tracking is a dependency; writes of a new object in its init are not reads.
import Observation

@Observable class Settings {
  var size = 10
  var color = "red"
}
let settings = Settings()
@Observable class Panel {
  var width: Int
  var title = "panel"
  init() { width = settings.size * 2 }
  init(fixed: Int) { width = fixed }
}
class Plain {
  let color: String
  init() { color = settings.color }
}
struct Value {
  var size = settings.size
}
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("init of a model reads size", { _ = Panel() }, { settings.size += 1 })
check("init of a model does not read color", { _ = Panel() }, { settings.color += "!" })
check("init with a fixed value", { _ = Panel(fixed: 1) }, { settings.size += 1 })
check("init of a plain class", { _ = Plain() }, { settings.color += "!" })
check("default value of a struct", { _ = Value() }, { settings.size += 1 })
check("struct given a value", { _ = Value(size: 1) }, { settings.size += 1 })
var made: Panel?
check(
  "new model's own property, not read",
  {
    made = Panel(fixed: 5)
  }, { made?.width = 6 })
check(
  "new model's own property, read",
  {
    let panel = Panel(fixed: 5)
    made = panel
    _ = panel.width
  }, { made?.width = 6 })
check("made before", { _ = made?.title }, { made?.title = "new" })
let panel = Panel()
check("size after the init", { _ = panel.width }, { settings.size += 1 })
print(panel.width < settings.size * 2, made?.width ?? 0)
