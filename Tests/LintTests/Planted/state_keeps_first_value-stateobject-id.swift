import Combine
import Observation
import SwiftUI

final class Player: ObservableObject {
  @Published var track = "none"
  @Published var volume = 3
  var bitrate = 128
  func next() { track += "+"; bitrate += 1 }
}

final class Song: ObservableObject { @Published var title: String; init(id: Int) { title = "song \(id)" } }

struct SongView: View {
  @StateObject private var song: Song
  init(id: Int) { _song = StateObject(wrappedValue: Song(id: id)) }
  var body: some View { Text(song.title) }
}

struct Root: View {
  @State private var id = 1
  var body: some View {
    VStack {
      SongView(id: id)  // wrong
      Stepper("id", value: $id)  // wrong
      SongView(id: id).id(id)  // right
      Stepper("id", value: $id)  // right
    }
  }
}
