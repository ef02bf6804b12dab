import SwiftUI
class Song { var title = "One" }  // wrong
@Observable class Song { var title = "One" }  // right
@Observable class Player { var song: Song? = Song() }
struct NowPlaying: View {
  @State private var player = Player()
  var body: some View {
    if let song = player.song { Text(song.title) }
    Button("Next") { player.song?.title = "Two" }
  }
}
:mount NowPlaying()
:tap Next
