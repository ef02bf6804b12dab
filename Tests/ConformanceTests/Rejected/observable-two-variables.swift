// A tracked property stands alone in its declaration.
import Observation

@Observable class Model {
  var a = 1, b = 2
}
