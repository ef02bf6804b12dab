import SwiftUI

@Observable final class Temperature {
  var celsius = 0.0 {
    didSet { fahrenheit = celsius * 1.8 + 32 }  // wrong
    didSet { if oldValue != celsius { text = "\(celsius)" } }  // right
  }
  var fahrenheit = 32.0 {
    didSet { celsius = (fahrenheit - 32) / 1.8 + 0.1 }  // wrong
    didSet { text = "\(fahrenheit)" }  // right
  }
  var text = ""
}

struct TemperatureView: View {
  @State private var temperature = Temperature()
  var body: some View { Slider(value: $temperature.celsius) }
}
