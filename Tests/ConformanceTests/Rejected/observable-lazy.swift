// A lazy property of a model is ignored by hand.
import Observation

@Observable class Model {
  lazy var text = "late"
}
