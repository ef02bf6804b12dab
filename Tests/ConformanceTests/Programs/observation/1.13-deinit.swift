// An observed object's end notifies nobody; a tracker does not keep its object alive, a held one still works.
import Observation

@Observable class Model {
  var n = 0
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  deinit", name) }
}
@Observable class Owner {
  var model: Model? = Model("owned")
}
var log: [String] = []
func scope() {
  let model = Model("local")
  withObservationTracking {
    _ = model.n
  } onChange: {
    log.append("local")
  }
  print("  end of scope")
}
scope()
print("after scope", log)
var model: Model? = Model("first")
withObservationTracking {
  _ = model?.n
} onChange: {
  log.append("first")
}
model = nil
print("set to nil", log)
let owner = Owner()
withObservationTracking {
  _ = owner.model?.n
} onChange: {
  log.append("owner")
}
owner.model = nil
print("owner's link to nil", log)
log = []
weak var weakModel: Model?
do {
  let temporary = Model("weak")
  weakModel = temporary
  withObservationTracking {
    _ = weakModel?.n
  } onChange: {
    log.append("weak")
  }
  temporary.n = 1
}
print(weakModel == nil, log)
log = []
var list = [Model("a"), Model("b")]
withObservationTracking {
  _ = list.map(\.n)
} onChange: {
  log.append("list")
}
let b = list[1]
list.removeAll()
print("list emptied", log)
b.n = 5
print("survivor written", log)
