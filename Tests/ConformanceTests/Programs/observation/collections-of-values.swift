// Dictionaries, sets, nested arrays and enums with payloads as tracked properties.
import Observation

enum Status: Equatable {
  case idle
  case loading(Double)
  case failed(reason: String)
  mutating func advance() { if case .loading(let p) = self { self = .loading(p + 0.5) } }
}
@Observable class Model {
  var table = ["a": [1]]
  var grid = [[0, 0], [0, 0]]
  var tags: Set = ["x"]
  var status = Status.idle
  var range = 0...1
}
let m = Model()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("key read, other key written", { _ = m.table["a"] }, { m.table["b"] = [] })
check("key read, nested append", { _ = m.table["zzz"] }, { m.table["a"]?.append(2) })
check("nested append to a missing key", { _ = m.table }, { m.table["missing"]?.append(1) })
check("whole dictionary equal", { _ = m.table }, { m.table = ["a": [1, 2], "b": []] })
check("whole dictionary different", { _ = m.table }, { m.table = [:] })
check("cell read, other cell", { _ = m.grid[0][0] }, { m.grid[1][1] = 5 })
check("grid equal", { _ = m.grid }, { m.grid = [[0, 0], [0, 5]] })
check("row replaced by equal", { _ = m.grid }, { m.grid[0] = [0, 0] })
check("set union equal", { _ = m.tags }, { m.tags = m.tags.union(["x"]) })
check("set formUnion", { _ = m.tags }, { m.tags.formUnion(["x"]) })
check("enum same case", { _ = m.status }, { m.status = .idle })
check("enum other case", { _ = m.status }, { m.status = .loading(0) })
check("enum equal payload", { _ = m.status }, { m.status = .loading(0) })
check("enum mutating", { _ = m.status }, { m.status.advance() })
check("pattern match reads", { if case .loading = m.status {} }, { m.status = .failed(reason: "r") })
check(
  "switch reads",
  {
    switch m.status {
    case .failed(let reason): _ = reason
    default: break
    }
  }, { m.status = .failed(reason: "r") })
check("range equal", { _ = m.range }, { m.range = 0...1 })
check("range different", { _ = m.range.upperBound }, { m.range = 0...2 })
check("membership", { _ = m.tags.contains("q") }, { m.tags.insert("q") })
print(m.table, m.grid, m.tags.sorted(), m.status, m.range)
