import SwiftUI

@Observable class Queue1 {
  var songs = ["A", "B"]
  func skip() { songs.removeFirst() }
}

struct QueueView: View {
  let queue: Queue1
  var body: some View {
    VStack {
      ForEach(Array(queue.songs.enumerated()), id: \.offset) { _, song in SongRow(song: song) }  // wrong
      ForEach(queue.songs, id: \.self) { song in SongRow(song: song) }  // right
      Button("Skip", action: queue.skip)
    }
  }
}

struct SongRow: View {
  let song: String
  @State private var isFavorite = false
  var body: some View { Toggle(song, isOn: $isFavorite) }
}
