import SwiftUI
@Observable final class PlayerModel { var isPlaying = false; let track: String; init(track: String) { self.track = track } }
struct PlayerBar: View {
  @Bindable var model: PlayerModel  // wrong
  @State private var model: PlayerModel  // right
  init(track: String) {
    _model = Bindable(wrappedValue: PlayerModel(track: track))  // wrong
    _model = State(wrappedValue: PlayerModel(track: track))  // right
  }
  var body: some View { Toggle("Play", isOn: $model.isPlaying) }
}
struct Radio: View {
  @State private var volume = 1
  var body: some View {
    PlayerBar(track: "one")
    Button("Louder \(volume)") { volume += 1 }
  }
}
:mount Radio()
:tap "Louder 1"
