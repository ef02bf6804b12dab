// A tracked property keeps its type.
import Observation

@Observable class Model {
  var count = 0
}
let model = Model()
model.count = "many"
