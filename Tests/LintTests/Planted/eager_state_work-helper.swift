import SwiftUI

final class Radio {
  private(set) var listeners: [(String) -> Void] = []
  static let shared = Radio()
  func listen(_ body: @escaping (String) -> Void) { listeners.append(body) }
}

@Observable class NowPlaying {
  var title = "-"
  init() { connect() }  // wrong
  func start() { connect() }  // right
  private func connect() {
    Radio.shared.listen { [weak self] in self?.title = $0 }
  }
}

struct MiniPlayer: View {
  @State private var playing = NowPlaying()
  var body: some View {
    Text(playing.title)
      .onAppear { playing.start() }  // right
  }
}

struct Root: View {
  @State private var tab = 0
  var body: some View {
    VStack {
      Text("Tab \(tab)")
      MiniPlayer()
      Button("Next") { tab += 1 }
    }
  }
}
