import SwiftUI
@Observable class Song { var title = "One" }
struct SongView: View {
  @State private var title: String  // wrong
  let title: String  // right
  init(song: Song) { _title = State(wrappedValue: song.title.uppercased()) }  // wrong
  init(song: Song) { title = song.title.uppercased() }  // right
  var body: some View { Text(title) }
}
struct Page: View { let song: Song; var body: some View { SongView(song: song) } }
let song = Song()
:mount Page(song: song)
song.title = "Two"
