import Combine
import SwiftUI

final class Converter: ObservableObject {
    @Published var celsius = 0.0
    @Published private(set) var fahrenheit = 32.0
    private var bag = Set<AnyCancellable>()

    init() {
        $celsius
            .map { $0 * 9 / 5 + 32 }
            .assign(to: \.fahrenheit, on: self)
            .store(in: &bag)
    }
}

struct ConverterView: View {
    @StateObject private var converter = Converter()
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
