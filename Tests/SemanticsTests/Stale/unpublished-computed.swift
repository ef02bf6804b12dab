import SwiftUI
class Temperature: ObservableObject {
  var celsius = 0.0  // wrong
  @Published var celsius = 0.0  // right
  var fahrenheit: Double { celsius * 9 / 5 + 32 }
}
struct TemperatureView: View {
  @ObservedObject var temperature: Temperature
  var body: some View { Text("\(temperature.fahrenheit)") }
}
let temperature = Temperature()
:mount TemperatureView(temperature: temperature)
temperature.celsius = 10
