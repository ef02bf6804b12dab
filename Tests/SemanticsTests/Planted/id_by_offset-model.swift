import SwiftUI
@Observable final class Playlist { var tracks = ["A", "B", "C"] }
struct TrackRow: View {
  let name: String
  @State private var isLiked = false
  var body: some View { Toggle(name, isOn: $isLiked) }
}
struct PlaylistView: View {
  @State private var playlist = Playlist()
  var body: some View {
    ForEach(Array(playlist.tracks.enumerated()), id: \.offset) { _, name in TrackRow(name: name) }  // wrong
    ForEach(playlist.tracks, id: \.self) { name in TrackRow(name: name) }  // right
    Button("Drop") { playlist.tracks.removeFirst() }
  }
}
:mount PlaylistView()
:toggle A
:tap Drop
