// "withObservationTracking calls onChange for the first change only."
// says: tracking_once
import Observation
@Observable final class Player { var song = "One" }
let player = Player()
func follow() {
  withObservationTracking {
    print(player.song)
  } onChange: {
    print("another song")  // wrong
    Task { @MainActor in follow() }  // right
  }
}
follow()
player.song = "Two"
player.song = "Three"
