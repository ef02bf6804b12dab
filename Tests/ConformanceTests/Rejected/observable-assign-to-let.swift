// A let of a model is as constant as any other.
import Observation

@Observable class Model {
  let id = 1
}
let model = Model()
model.id = 2
