// @Observable is for classes, not enums.
import Observation

@Observable enum Mode {
  case on, off
}
