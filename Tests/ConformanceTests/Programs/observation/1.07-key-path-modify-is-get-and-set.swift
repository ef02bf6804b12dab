// += and append through a key path read, change a copy and set it: an unchanged result is silent, unlike direct ones.
import Observation

@Observable class Model {
  var n = 1
  var list = [1, 2]
  var loose = Loose()
  var text = "t"
}
struct Loose { var x = 0 }
let m = Model()
var fired = false
func check(_ name: String, _ path: PartialKeyPath<Model>, _ write: () -> Void) {
  fired = false
  withObservationTracking {
    _ = m[keyPath: path]
  } onChange: {
    fired = true
  }
  write()
  print(name, fired ? "notifies" : "silent")
}
func touch<T>(_ x: inout T) {}
check("direct += 0", \.n) { m.n += 0 }
check("key path += 0", \.n) { m[keyPath: \.n] += 0 }
check("key path += 1", \.n) { m[keyPath: \.n] += 1 }
check("direct inout", \.n) { touch(&m.n) }
check("key path inout", \.n) { touch(&m[keyPath: \.n]) }
check("direct element, same", \.list) { m.list[0] = 1 }
check("key path element, same", \.list) { m[keyPath: \.list[0]] = 1 }
check("key path then element, same", \.list) { m[keyPath: \.list][0] = 1 }
check("key path append", \.list) { m[keyPath: \.list].append(3) }
check("direct sort of sorted", \.list) { m.list.sort() }
check("key path sort of sorted", \.list) { m[keyPath: \.list].sort() }
check("direct non-Equatable field", \.loose) { m.loose.x = 0 }
check("key path non-Equatable field", \.loose) { m[keyPath: \.loose.x] = 0 }
check("key path append empty", \.text) { m[keyPath: \.text] += "" }
var depends = false
func reads(_ name: String, _ body: () -> Void) {
  depends = false
  withObservationTracking(body) { depends = true }
  m.n = m.n + 1
  print(name, depends ? "adds a dependency" : "adds none")
}
reads("key path =") { m[keyPath: \.n] = 10 }
reads("key path +=") { m[keyPath: \.n] += 1 }
print(m.n, m.list, m.text)
