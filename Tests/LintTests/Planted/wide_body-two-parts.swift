import SwiftUI

@Observable final class Mix {
  var bass = 0.0, middle = 0.0, treble = 0.0
  var left = 0.0, right = 0.0, volume = 0.0
}

struct Mixer: View {
  let mix: Mix
  var body: some View {
    VStack {
      tones  // wrong
      levels  // wrong
      Tones(mix: mix)  // right
      Levels(mix: mix)  // right
    }
  }
  private var tones: some View {  // wrong
    HStack { Text("\(mix.bass)"); Text("\(mix.middle)"); Text("\(mix.treble)") }  // wrong
  }  // wrong
  private var levels: some View {  // wrong
    HStack { Text("\(mix.left)"); Text("\(mix.right)"); Text("\(mix.volume)") }  // wrong
  }  // wrong
}

struct Tones: View {  // right
  let mix: Mix  // right
  var body: some View { HStack { Text("\(mix.bass)"); Text("\(mix.middle)"); Text("\(mix.treble)") } }  // right
}  // right

struct Levels: View {  // right
  let mix: Mix  // right
  var body: some View { HStack { Text("\(mix.left)"); Text("\(mix.right)"); Text("\(mix.volume)") } }  // right
}  // right
