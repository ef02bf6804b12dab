import SwiftUI
@Observable class Playlist {
  @ObservationIgnored private var tracks: [String] = []  // wrong
  private var tracks: [String] = []  // right
  var count: Int { tracks.count }
  func add(_ track: String) { tracks.append(track) }
}
struct PlaylistView: View {
  @State private var playlist = Playlist()
  var body: some View {
    Text("\(playlist.count)")
    Button("Add") { playlist.add("x") }
  }
}
:mount PlaylistView()
:tap Add
