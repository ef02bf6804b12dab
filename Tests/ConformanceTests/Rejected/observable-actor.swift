// @Observable is for classes, not actors.
import Observation

@Observable actor Store {
  let count = 0
}
