// @Observable is for classes, not structs.
import Observation

@Observable struct Model {
  let count = 0
}
