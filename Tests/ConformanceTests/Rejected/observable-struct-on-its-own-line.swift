// The macro's text ends where the attribute does.
import Observation
@Observable
struct Settings {
  var volume = 3
}
