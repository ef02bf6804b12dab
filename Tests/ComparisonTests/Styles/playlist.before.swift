import Combine
import SwiftUI

struct Track: Identifiable, Hashable {
    let id: Int
    let title: String
    let seconds: Int
}

final class MusicPlayer: ObservableObject {
    @Published private(set) var current: Track?
    @Published private(set) var position = 0
    @Published private(set) var isPlaying = false
    let tracks = [Track(id: 1, title: "Intro", seconds: 3), Track(id: 2, title: "Song", seconds: 5)]
    private var ticker: AnyCancellable?

    func play(_ track: Track) {
        current = track
        position = 0
        resume()
    }
    func resume() {
        isPlaying = true
        ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
    }
    func pause() {
        isPlaying = false
        ticker?.cancel()
    }
    private func tick() {
        guard let track = current else { return }
        position += 1
        guard position >= track.seconds else { return }
        if let next = tracks.first(where: { $0.id == track.id + 1 }) { play(next) } else { pause() }
    }
}

struct NowPlaying: View {
    @EnvironmentObject var player: MusicPlayer
    var body: some View {
        if let track = player.current {
            Text("\(track.title) \(player.position)/\(track.seconds)")
            Button(player.isPlaying ? "Pause" : "Resume") { player.isPlaying ? player.pause() : player.resume() }
        } else {
            Text("Silence")
        }
    }
}

struct PlaylistView: View {
    @StateObject private var player = MusicPlayer()
    var body: some View {
        VStack {
            List(player.tracks) { track in
                Button("Play \(track.title)") { player.play(track) }
            }
            NowPlaying()
        }
        .environmentObject(player)
    }
}

#Preview { PlaylistView() }
