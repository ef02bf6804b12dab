import SwiftUI
@Observable final class Temperature {
  var celsius = 0 { didSet { round() } }
  private func round() {
    celsius = celsius / 5 * 5  // wrong
    if celsius % 5 != 0 { celsius = celsius / 5 * 5 }  // right
  }
}
struct TemperatureView: View {
  @State private var temperature = Temperature()
  var body: some View { Button("\(temperature.celsius)") { temperature.celsius += 7 } }
}
:mount TemperatureView()
:tap "0"
