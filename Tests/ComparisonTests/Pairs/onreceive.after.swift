import SwiftUI

@Observable class Player {
    var track: Int = 0
    var isPlaying: Bool = false
    func next() { track += 1 }
}

struct PlayerView: View {
    @State var player = Player()
    @State private var log: [String] = []
    var body: some View {
        VStack {
            Text("Track \(player.track)")
            Button("Next") { player.next() }
            Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
            Text(log.joined(separator: ","))
        }
        .onChange(of: player.track) { _, track in
            log.append("t\(track)")
        }
    }
}

#Preview { PlayerView() }
