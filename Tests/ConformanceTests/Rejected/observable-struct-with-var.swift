// A tracked variable in a struct is a second error.
import Observation

@Observable struct Model {
  var count = 0
}
