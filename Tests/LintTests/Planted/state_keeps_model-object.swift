import SwiftUI

final class Song: ObservableObject, Identifiable {
  @Published var title: String
  init(title: String) { self.title = title }
}

struct SongDetail: View {
  @StateObject var song: Song  // wrong
  @ObservedObject var song: Song  // right
  var body: some View { Text(song.title) }
}

struct Songs: View {
  @StateObject private var library = Library()
  var body: some View {
    SongDetail(song: library.songs[library.selected])
    Button("Next") { library.selected += 1 }
  }
}

final class Library: ObservableObject {
  @Published var songs = [Song(title: "A"), Song(title: "B")]
  @Published var selected = 0
}
