import SwiftUI

final class PlayerViewModel: ObservableObject {
  @Published var isPlaying = false
}

struct Player: View {
  @ObservedObject var viewModel: PlayerViewModel
  var body: some View {
    Button(viewModel.isPlaying ? "Pause" : "Play") { viewModel.isPlaying.toggle() }
  }
}

struct Library: View {
  @State private var count = 0
  @StateObject private var player = PlayerViewModel()  // right
  var body: some View {
    NavigationView {
      VStack {
        Text("Songs: \(count)")
        miniPlayer
      }
    }
  }
  @ViewBuilder var miniPlayer: some View {
    if count >= 0 {
      Player(viewModel: .init())  // wrong
      Player(viewModel: player)  // right
    }
  }
}
