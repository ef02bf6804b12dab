import Observation

// A property without a type may begin with a variable of the file.
var start = 3
let names = ["a", "b"]
struct Point { var x = 1 }
let origin = Point()

@Observable final class Model {
  var count = start
  var more = start + 1
  var all = names
  var place = origin
  let first = names[0]
}

func trace(_ label: String, _ read: () -> Void) {
  withObservationTracking(read) { print("changed", label) }
}

let model = Model()
print(model.count, model.more, model.all, model.place.x, model.first)
// The type decides which writes tell observers: those of Equatable types are silent when equal.
trace("count") { _ = model.count }
model.count = 3
model.count = 4
trace("all") { _ = model.all }
model.all = ["a", "b"]
model.all = ["c"]
trace("place") { _ = model.place }
model.place = origin
start = 9
print(Model().count)
