// differs: models
import SwiftUI

@Observable class Thermostat {
    var target = 20.0 {
        didSet {
            if target > 28 { target = 28 }
        }
    }
    var isOn = true
    @ObservationIgnored private(set) var history: [Double] = []
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
    @State private var thermostat = Thermostat()
    var body: some View {
        VStack {
            Text(thermostat.status)
            ThermostatDial(value: $thermostat.target)
            Toggle("Power", isOn: $thermostat.isOn)
        }
    }
}

#Preview { ThermostatView() }
