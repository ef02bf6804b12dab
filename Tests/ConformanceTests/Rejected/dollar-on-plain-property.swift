// A plain property has no projected value.
import Observation

@Observable class Model {
  var name = ""
}
struct Editor {
  let model = Model()
  func edit() { print($model.name) }
}
