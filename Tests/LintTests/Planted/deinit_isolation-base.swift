import SwiftUI
@MainActor class Screen3 { func close() { print("closed") } }
final class VideoScreen: Screen3 {
  var playing = true
  deinit {
    close()  // wrong
    print("freed")  // right
  }
}
struct VideoView: View { let screen: VideoScreen; var body: some View { Text(screen.playing ? "playing" : "paused") } }
