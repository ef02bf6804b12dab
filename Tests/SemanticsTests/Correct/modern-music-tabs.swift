import SwiftUI

@Observable final class Player {
  var queue: [String] = []
  private(set) var current: String?
  var volume = 0.5
  func play(_ song: String) { current = song }
  func enqueue(_ song: String) {
    if !queue.contains(song) { queue.append(song) }
  }
  func next() {
    guard !queue.isEmpty else { return current = nil }
    current = queue.removeFirst()
  }
}

struct SongList: View {
  @Environment(Player.self) private var player
  private let songs = ["Alpha", "Beta", "Gamma"]
  var body: some View {
    List(songs, id: \.self) { song in
      Button("Play \(song)") { player.play(song) }
        .contextMenu { Button("Queue \(song)") { player.enqueue(song) } }
    }
  }
}

struct QueueView: View {
  @Environment(Player.self) private var player
  var body: some View {
    @Bindable var player = player
    List {
      ForEach(player.queue, id: \.self) { Text($0) }
        .onMove { player.queue.move(fromOffsets: $0, toOffset: $1) }
      Slider(value: $player.volume) { Text("Volume") }
    }
  }
}

struct MiniPlayer: View {
  @Environment(Player.self) private var player
  var body: some View {
    HStack {
      Text(player.current ?? "Nothing")
      Button("Next") { player.next() }
    }
  }
}

struct MusicApp: View {
  enum Page: Hashable { case songs, queue }
  @State private var player = Player()
  @State private var page = Page.songs
  var body: some View {
    TabView(selection: $page) {
      Tab("Songs", systemImage: "music.note", value: Page.songs) { SongList() }
      Tab("Queue", systemImage: "list.bullet", value: Page.queue) { QueueView() }
    }
    .safeAreaInset(edge: .bottom) { MiniPlayer() }
    .environment(player)
  }
}

#Preview { MusicApp() }
:mount MusicApp()
:tap "Play Beta"
:tap Next
