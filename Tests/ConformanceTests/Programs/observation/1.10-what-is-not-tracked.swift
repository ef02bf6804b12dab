// let, static and ignored properties are not tracked; computed ones depend on what they read.
import Observation

@Observable class Model {
  let id = 1
  static var shared = 0
  @ObservationIgnored var ignored = 0
  @ObservationIgnored lazy var late = first * 2
  var first = 1
  var second = 2
  var sum: Int { first + second }
  var doubled: Int {
    get { first * 2 }
    set { first = newValue / 2 }
  }
  var flag = true
  var choice: Int { flag ? first : second }
}
let m = Model()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("let", { _ = m.id }, { m.first += 1 })
check("static", { _ = Model.shared }, { Model.shared += 1 })
check("ignored", { _ = m.ignored }, { m.ignored += 1 })
check("lazy ignored reads first when made", { _ = m.late }, { m.first += 1 })
check("lazy ignored, made already", { _ = m.late }, { m.first += 1 })
check("computed, one input", { _ = m.sum }, { m.first = 10 })
check("computed, other input", { _ = m.sum }, { m.second = 10 })
check("computed, equal input", { _ = m.sum }, { m.second = 10 })
check("computed setter writes through", { _ = m.first }, { m.doubled = 100 })
check("computed setter, equal result", { _ = m.doubled }, { m.doubled = 100 })
check("branch not taken", { _ = m.choice }, { m.second += 1 })
check("branch taken", { _ = m.choice }, { m.first += 1 })
m.flag = false
check("other branch now", { _ = m.choice }, { m.second += 1 })
check("first branch no more", { _ = m.choice }, { m.first += 1 })
check("the flag itself", { _ = m.choice }, { m.flag.toggle() })
print(m.sum, m.doubled, m.late, m.ignored, Model.shared)
