import SwiftUI
import Combine
final class Song { @Published var title = "a" }  // wrong
final class Song: ObservableObject { @Published var title = "a" }  // right
struct Page: View { let song: Song; var body: some View { Text(song.title) } }  // wrong
struct Page: View { @ObservedObject var song: Song; var body: some View { Text(song.title) } }  // right
let song = Song()
:mount Page(song: song)
song.title = "b"
