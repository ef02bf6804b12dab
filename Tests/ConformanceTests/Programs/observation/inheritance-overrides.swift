// Overrides, super calls and subclass observers around tracked properties of a base.
import Observation

@Observable class Base {
  var value = 1
  var label: String { "base \(value)" }
  func bump() { value += 1 }
}
@Observable class Child: Base {
  var extra = 10
  override var label: String { super.label + " extra \(extra)" }
  override func bump() {
    super.bump()
    extra += 1
  }
}
class Plain: Base {
  var plain = 0
  override var value: Int {
    get { super.value }
    set {
      plain += 1
      super.value = newValue
    }
  }
}
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
let child = Child()
check("label, base value", { _ = child.label }, { child.value = 2 })
check("label, extra", { _ = child.label }, { child.extra = 11 })
check("value, bump", { _ = child.value }, { child.bump() })
check("extra, bump", { _ = child.extra }, { child.bump() })
check("as Base", { _ = (child as Base).label }, { child.extra = 0 })
let plain = Plain()
check("overridden value", { _ = plain.value }, { plain.value = 5 })
check("overridden value, equal", { _ = plain.value }, { plain.value = 5 })
check("overridden value, through base", { _ = plain.value }, { (plain as Base).value = 6 })
check("plain's own", { _ = plain.plain }, { plain.value = 7 })
check("overridden bump", { _ = plain.label }, { plain.bump() })
let all: [Base] = [Base(), child, plain]
check("polymorphic read", { _ = all.map(\.label) }, { child.extra += 1 })
check("polymorphic write", { _ = all[0].label }, { all.forEach { $0.bump() } })
print(all.map(\.label), plain.plain, child.extra)
