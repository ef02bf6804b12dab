// "I migrated half of the class: @Observable, but I kept @Published."
// says: both_worlds
import Combine
@Observable  // wrong
class Volume: ObservableObject {
  @ObservationIgnored @Published var level = 3  // wrong
  @Published var level = 3  // right
}
struct Knob: View {
  @StateObject private var volume = Volume()
  var body: some View {
    Slider(value: .constant(Double(volume.level)))
    Button("Up") { volume.level += 1 }
  }
}
:mount Knob()
:tap Up
