import Foundation

@MainActor
final class PlayerModel {
  private var isPlaying = false
  func stop() { isPlaying = false }
  deinit { stop() }  // wrong
  isolated deinit { stop() }  // right
}
