import SwiftUI

@Observable class Volume { var level = 0 }

struct VolumeView: View {
  @State private var volume = Volume()
  @State private var changes = 0
  var body: some View {
    Stepper("\(volume.level), \(changes) changes", value: $volume.level)
      .onChange(of: ObjectIdentifier(volume)) { }  // right
      .onChange(of: volume.level) { changes += 1 }  // right
      .onChange(of: volume) { changes += 1 }  // wrong
  }
}

extension Volume: Equatable { static func == (a: Volume, b: Volume) -> Bool { a === b } }
