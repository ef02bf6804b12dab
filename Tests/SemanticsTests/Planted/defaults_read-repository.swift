import SwiftUI
import Foundation
struct Preferences {
  private let defaults: UserDefaults
  init(defaults: UserDefaults = .standard) { self.defaults = defaults }
  var isMuted: Bool { defaults.bool(forKey: "muted") }
  func mute() { defaults.set(true, forKey: "muted") }
}
struct SoundView: View {
  let preferences = Preferences()
  @AppStorage("muted") private var muted = false  // right
  var body: some View {
    Image(systemName: preferences.isMuted ? "speaker.slash" : "speaker")  // wrong
    Image(systemName: muted ? "speaker.slash" : "speaker")  // right
    Button("Mute") { preferences.mute() }
  }
}
:mount SoundView()
:tap Mute
