import SwiftUI

class Thermostat: ObservableObject {
    @Published var target = 20.0 {
        didSet {
            if target > 28 { target = 28 }
            history.append(target)
        }
    }
    @Published var isOn = true
    private(set) var history: [Double] = []
    var status: String { isOn ? "heating to \(Int(target))" : "off" }
}

struct ThermostatDial: View {
    @Binding var value: Double
    var body: some View {
        VStack {
            Text("Dial \(Int(value))")
            Button("Warmer") { value += 3 }
            Button("Cooler") { value -= 3 }
        }
    }
}

struct ThermostatView: View {
    @StateObject private var thermostat = Thermostat()
    var body: some View {
        VStack {
            Text(thermostat.status)
            ThermostatDial(value: $thermostat.target)
            Toggle("Power", isOn: $thermostat.isOn)
        }
    }
}

#Preview { ThermostatView() }
