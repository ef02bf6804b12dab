import SwiftUI

final class Track: ObservableObject {
  @Published var title: String
  init(title: String) { self.title = title }
}

struct TrackEditor: View {
  @State private var title: String
  @ObservedObject var track: Track
  init(track: Track) {
    self.track = track
    _title = State(initialValue: track.title)
  }
  var body: some View {
    VStack {
      TextField("title", text: $title)
      Button("save") { track.title = title }
    }
  }
}

struct Album: View {
  let tracks: [Track]
  @State private var number = 0
  var body: some View {
    Button("next") { number += 1 }
    TrackEditor(track: tracks[number])  // wrong
    TrackEditor(track: tracks[number]).id(ObjectIdentifier(tracks[number]))  // right
  }
}
