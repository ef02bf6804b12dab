import SwiftUI
@Observable final class Player { var position = 0 }
enum Container {
  static let player = Player()  // right
  static var player: Player { Player() }  // wrong
}
@propertyWrapper struct Injected {
  let wrappedValue: Player
  init() { wrappedValue = Container.player }
}
struct PlayerBar: View {
  let song: String
  @Injected private var player
  var body: some View {
    Text("\(song) \(player.position)")
    Button("Skip") { player.position += 10 }
  }
}
struct Music: View {
  @State private var song = "One"
  var body: some View {
    PlayerBar(song: song)
    Button("Next") { song = "Two" }
  }
}
:mount Music()
:tap Skip
:tap Next
