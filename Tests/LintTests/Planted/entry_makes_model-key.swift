import SwiftUI

@Observable final class AudioEngine { var volume = 1.0 }

private struct AudioEngineKey: EnvironmentKey {
  static var defaultValue: AudioEngine { AudioEngine() }  // wrong
  static let defaultValue = AudioEngine()  // right
}

extension EnvironmentValues {
  var audioEngine: AudioEngine {
    get { self[AudioEngineKey.self] }
    set { self[AudioEngineKey.self] = newValue }
  }
}
