// An @Observable base's properties are tracked in a plain subclass; the subclass's own stored ones are not.
import Observation

@Observable class Base {
  var shared = 0
  var overridden: Int { shared * 2 }
}
class Plain: Base {
  var own = 0
  override var overridden: Int { super.overridden + own }
}
@Observable class Marked: Base {
  var own = 0
  override var overridden: Int { super.overridden + own }
}
class Grandchild: Marked {
  var untracked = 0
}
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
let plain = Plain()
let marked = Marked()
let grandchild = Grandchild()
check("plain subclass, base property", { _ = plain.shared }, { plain.shared += 1 })
check("plain subclass, own property", { _ = plain.own }, { plain.own += 1 })
check("plain subclass, override reads base", { _ = plain.overridden }, { plain.shared += 1 })
check("plain subclass, override reads own", { _ = plain.overridden }, { plain.own += 1 })
check("marked subclass, base property", { _ = marked.shared }, { marked.shared += 1 })
check("marked subclass, own property", { _ = marked.own }, { marked.own += 1 })
check("marked subclass, override reads own", { _ = marked.overridden }, { marked.own += 1 })
check("grandchild, middle property", { _ = grandchild.own }, { grandchild.own += 1 })
check("grandchild, untracked", { _ = grandchild.untracked }, { grandchild.untracked += 1 })
let asBase: Base = marked
check("through the base type", { _ = asBase.overridden }, { marked.own += 1 })
check("another instance", { _ = plain.shared }, { marked.shared += 1 })
check("equal write in a base", { _ = grandchild.shared }, { grandchild.shared = 0 })
print(plain.overridden, marked.overridden, grandchild.overridden)
