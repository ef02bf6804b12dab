import SwiftUI

class Player: ObservableObject {
    @Published var track: Int = 0
    @Published var isPlaying: Bool = false
    func next() { track += 1 }
}

struct PlayerView: View {
    @StateObject var player = Player()
    @State private var log: [String] = []
    var body: some View {
        VStack {
            Text("Track \(player.track)")
            Button("Next") { player.next() }
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
            Text(log.joined(separator: ","))
        }
        .onReceive(player.$track.dropFirst().removeDuplicates()) { track in
            log.append("t\(track)")
        }
    }
}

#Preview { PlayerView() }
