import Observation

@Observable class Player4 { var song = "" }

final class NowPlaying {
  let player: Player4
  init(player: Player4) { self.player = player }
  func watch() {
    withObservationTracking {
      print(player.song)
    } onChange: {
      print("changed")  // wrong
      Task { @MainActor in self.watch() }  // right
    }
  }
}
