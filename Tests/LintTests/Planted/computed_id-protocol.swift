import SwiftUI

protocol Listed: Identifiable { var title: String { get } }
extension Listed { var id: UUID { UUID() } }  // wrong
extension Listed { var id: String { title } }  // right
struct Song: Listed { let title: String }

struct SongList: View {
  @State private var songs = [Song(title: "A"), Song(title: "B")]
  var body: some View {
    List(songs) { SongRow(song: $0) }
    Button("Add") { songs.append(Song(title: "C")) }
  }
}
struct SongRow: View {
  let song: Song
  @State private var liked = false
  var body: some View { Toggle(song.title, isOn: $liked) }
}
