import Observation
@Observable final class Temperature {
  var celsius = 0.0 {
    didSet { fahrenheit = celsius * 1.8 + 33 }  // wrong
    didSet { if abs(fahrenheit - (celsius * 1.8 + 32)) > 0.001 { fahrenheit = celsius * 1.8 + 32 } }  // right
  }
  var fahrenheit = 32.0 {
    didSet { celsius = (fahrenheit - 32) / 1.8 }  // wrong
    didSet { if abs(celsius - (fahrenheit - 32) / 1.8) > 0.001 { celsius = (fahrenheit - 32) / 1.8 } }  // right
  }
}
let temperature = Temperature()
temperature.celsius = 10
