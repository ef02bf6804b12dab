import SwiftUI
var isMuted = false  // wrong
@Observable class Sound { var isMuted = false }  // right
let sound = Sound()  // right
struct SoundToggle: View {
  private var muted: Binding<Bool> { Binding(get: { isMuted }, set: { isMuted = $0 }) }  // wrong
  private var muted: Binding<Bool> { Binding(get: { sound.isMuted }, set: { sound.isMuted = $0 }) }  // right
  var body: some View { Text(muted.wrappedValue ? "muted" : "loud"); Toggle("Mute", isOn: muted) }
}
:mount SoundToggle()
:toggle Mute
