import SwiftUI
final class Track { let title: String; var plays = 0; init(_ title: String) { self.title = title } }
struct TrackRow: View { let track: Track; var body: some View { Text(track.title) } }
let track = Track("A")
:mount TrackRow(track: track)
track.plays += 1
