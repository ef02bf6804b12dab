// private(set) holds for models too.
import Observation

@Observable class Model {
  private(set) var count = 0
}
let model = Model()
model.count += 1
