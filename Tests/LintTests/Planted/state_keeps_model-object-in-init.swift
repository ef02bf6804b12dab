import SwiftUI

final class Song: ObservableObject {
  @Published var title: String
  init(title: String) { self.title = title }
}

struct SongDetail: View {
  @StateObject private var song: Song  // wrong
  @ObservedObject private var song: Song  // right

  init(song: Song) {
    _song = StateObject(wrappedValue: song)  // wrong
    self.song = song  // right
  }

  var body: some View { Text(song.title) }
}

struct Player: View {
  @ObservedObject var library: Library
  var body: some View {
    SongDetail(song: library.current)
    Button("Next") { library.current = Song(title: "B") }
  }
}

final class Library: ObservableObject {
  @Published var current = Song(title: "A")
}
