// A tracked property needs a value or an initializer, like any other.
import Observation

@Observable class Model {
  var name: String
}
