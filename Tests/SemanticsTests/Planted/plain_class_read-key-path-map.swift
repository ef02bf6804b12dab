import SwiftUI
final class Track { var title: String; init(title: String) { self.title = title } }  // wrong
@Observable final class Track { var title: String; init(title: String) { self.title = title } }  // right
@Observable final class Album {
  var tracks = [Track(title: "one"), Track(title: "two")]
  func shout() { tracks.forEach { $0.title = $0.title.uppercased() } }
}
struct AlbumView: View {
  @State private var album = Album()
  var body: some View {
    Text(album.tracks.map(\.title).joined(separator: ", "))
    Button("Shout") { album.shout() }
  }
}
:mount AlbumView()
:tap Shout
