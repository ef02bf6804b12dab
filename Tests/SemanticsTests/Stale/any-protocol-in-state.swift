import SwiftUI
protocol Player1: AnyObject { var isPlaying: Bool { get }; func toggle() }
final class LocalPlayer: Player1 { private(set) var isPlaying = false; func toggle() { isPlaying.toggle() } }  // wrong
@Observable final class LocalPlayer: Player1 { private(set) var isPlaying = false; func toggle() { isPlaying.toggle() } }  // right
struct PlayerView: View {
  @State private var player: any Player1 = LocalPlayer()
  var body: some View { Button(player.isPlaying ? "Pause" : "Play") { player.toggle() } }
}
:mount PlayerView()
:tap Play
