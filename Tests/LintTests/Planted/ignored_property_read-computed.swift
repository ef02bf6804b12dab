import SwiftUI

@Observable
final class Playlist {
  @ObservationIgnored  // wrong
  private var tracks: [String] = []
  var count: Int { tracks.count }
  func add(_ track: String) { tracks.append(track) }
}

struct PlaylistView: View {
  @State private var playlist = Playlist()
  var body: some View {
    VStack {
      Text("\(playlist.count) tracks")
      Button("Add") { playlist.add("Song") }
    }
  }
}
