import SwiftUI

struct Converter: View {
  @State private var celsius = 0.0
  @State private var fahrenheit = 32.0
  var body: some View {
    VStack {
      Stepper("C \(celsius)", value: $celsius)
      Stepper("F \(fahrenheit)", value: $fahrenheit)
    }
    .onChange(of: celsius) { celsius += 0.1 }  // wrong
    .onChange(of: celsius) { fahrenheit = celsius * 9 / 5 + 32 }  // right
  }
}
