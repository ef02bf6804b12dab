import SwiftUI
@Observable class Song { var title = "One" }
struct SongView: View {
  @State private var title = ""  // wrong
  let title: String  // right
  init(song: Song) { _title = .init(initialValue: song.title) }  // wrong
  init(song: Song) { title = song.title }  // right
  var body: some View { Text(title) }
}
struct Page: View { let song: Song; var body: some View { SongView(song: song) } }
let song = Song()
:mount Page(song: song)
song.title = "Two"
