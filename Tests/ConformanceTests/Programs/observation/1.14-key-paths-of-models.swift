// Key paths to tracked properties are equal, hashable and usable in dictionaries, whatever their printed form.
import Observation

@Observable final class Model {
  var name = "n"
  var count = 0
  var double: Int { count * 2 }
}
let m = Model()
print(\Model.name == \Model.name, \Model.count == \Model.double)
print((\Model.count as PartialKeyPath<Model>) == \Model.count)
var reads: [PartialKeyPath<Model>: Int] = [:]
for path in [\Model.name, \Model.count, \Model.name] as [PartialKeyPath<Model>] { reads[path, default: 0] += 1 }
print(reads[\Model.name]!, reads[\Model.count]!, reads[\Model.double] as Any, reads.count)
let titles: [(String, KeyPath<Model, Int>)] = [("count", \.count), ("double", \.double)]
for (title, path) in titles { print(title, m[keyPath: path]) }
func watched(_ paths: [KeyPath<Model, Int>], during write: () -> Void) -> [Bool] {
  var results: [Bool] = []
  for path in paths {
    let flag = Flag()
    withObservationTracking {
      _ = m[keyPath: path]
    } onChange: {
      flag.isSet = true
    }
    write()
    results.append(flag.isSet)
  }
  return results
}
final class Flag: @unchecked Sendable { var isSet = false }
print(watched([\.count, \.double]) { m.count += 1 })
print(watched([\.count, \.double]) { m.name = "other" })
print(watched([\.double, \.name.count]) { m.name += "!" })
print(m[keyPath: \.name], m[keyPath: \.double], m.name.count)
