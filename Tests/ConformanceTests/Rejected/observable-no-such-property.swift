// A model has only the properties it declares.
import Observation

@Observable class Model {
  var count = 0
}
withObservationTracking {
  _ = Model().total
} onChange: {
}
