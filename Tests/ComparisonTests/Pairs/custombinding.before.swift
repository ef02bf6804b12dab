import SwiftUI

class Thermostat: ObservableObject {
    @Published var celsius: Double = 20
    @Published var isOn: Bool = true
}

struct ThermostatView: View {
    @ObservedObject var thermostat: Thermostat

    private var fahrenheit: Binding<Double> {
        Binding(get: { thermostat.celsius * 9 / 5 + 32 }, set: { thermostat.celsius = ($0 - 32) * 5 / 9 })
    }

    var body: some View {
        Toggle("Heating", isOn: Binding(get: { thermostat.isOn }, set: { thermostat.isOn = $0 }))
        if thermostat.isOn {
            Slider(value: fahrenheit, in: 40...90)
            Text("\(thermostat.celsius) C")
        }
    }
}

struct House: View {
    @StateObject private var thermostat = Thermostat()
    var body: some View { ThermostatView(thermostat: thermostat) }
}

#Preview { House() }
