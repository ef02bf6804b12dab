// differs: screen, models
import SwiftUI

@Observable final class Converter {
    var celsius = 0.0
    var fahrenheit: Double { celsius * 9 / 5 }
}

struct ConverterView: View {
    @State private var converter = Converter()
    var body: some View {
        Form {
            Slider(value: $converter.celsius, in: -40...100) { Text("Celsius") }
            Text("\(Int(converter.celsius)) °C is \(Int(converter.fahrenheit)) °F")
            Button("Boil") { converter.celsius = 100 }
            Button("Freeze") { converter.celsius = 0 }
        }
    }
}

#Preview { ConverterView() }
