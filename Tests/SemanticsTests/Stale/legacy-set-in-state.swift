import SwiftUI
class Device: ObservableObject { @Published var battery = 100 }
struct DeviceRow: View { @ObservedObject var device: Device; var body: some View { Text("\(device.battery)") } }  // right
struct DevicesView: View {
  @State private var devices = [Device()]
  var body: some View {
    Text("\(devices[0].battery)")  // wrong
    DeviceRow(device: devices[0])  // right
    Button("Use") { devices[0].battery -= 10 }
  }
}
:mount DevicesView()
:tap Use
