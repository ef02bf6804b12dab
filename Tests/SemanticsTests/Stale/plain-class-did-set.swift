import SwiftUI
class Volume { var level = 1 { didSet { print("level \(level)") } } }  // wrong
@Observable class Volume { var level = 1 { didSet { print("level \(level)") } } }  // right
struct VolumeView: View {
  let volume: Volume
  var body: some View { Text("\(volume.level)") }
}
let volume = Volume()
:mount VolumeView(volume: volume)
volume.level = 5
