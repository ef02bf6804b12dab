import Observation

@Observable final class Temperature {
  var celsius: Double = 0 {
    didSet { fahrenheit = celsius * 9 / 5 + 32 }
  }
  var fahrenheit: Double = 32 {
    didSet { celsius = (fahrenheit - 32) * 5 / 9 }  // wrong
    didSet { print(fahrenheit) }  // right
  }
}
