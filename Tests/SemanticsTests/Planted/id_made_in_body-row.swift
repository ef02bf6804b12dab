import SwiftUI
struct Song { let title: String }
struct SongRow: View {
  let song: Song
  @State private var isOpen = false
  var body: some View { Toggle(song.title, isOn: $isOpen) }
}
struct Songs: View {
  let songs: [Song]
  @State private var filter = 0
  var body: some View {
    Button("Filter \(filter)") { filter += 1 }
    ForEach(songs, id: \.title) { song in
      SongRow(song: song)
        .id(UUID())  // wrong
        .id(song.title)  // right
    }
  }
}
:mount Songs(songs: [Song(title: "A")])
:toggle A
:tap "Filter 0"
