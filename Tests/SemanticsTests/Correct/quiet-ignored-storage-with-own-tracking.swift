import SwiftUI
@Observable final class Volume {
  @ObservationIgnored private var _level = 3
  var level: Int {
    get { access(keyPath: \.level); return _level }
    set { withMutation(keyPath: \.level) { _level = min(10, newValue) } }
  }
  @ObservationIgnored lazy var formatter = NumberFormatter()
  @ObservationIgnored var onChange: ((Int) -> Void)?
  @ObservationIgnored let scale = 2
}
struct Knob: View {
  @State private var volume = Volume()
  var body: some View {
    Text("\(volume.level * volume.scale)")
    Button("Louder") { volume.level += 1; volume.onChange?(volume.level) }
  }
}
:mount Knob()
:tap Louder
