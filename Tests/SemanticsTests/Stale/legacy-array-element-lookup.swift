import SwiftUI
final class Device: ObservableObject, Identifiable {
  let id: Int
  @Published var battery = 50
  init(id: Int) { self.id = id }
}
final class Devices: ObservableObject { @Published var all = [Device(id: 1), Device(id: 2)] }
struct BatteryView: View {
  @ObservedObject var devices: Devices
  var body: some View {
    Text("\(devices.all.first { $0.id == 2 }!.battery)")  // wrong
    BatteryLabel(device: devices.all[1])  // right
  }
}
struct BatteryLabel: View {  // right
  @ObservedObject var device: Device  // right
  var body: some View { Text("\(device.battery)") }  // right
}  // right
let devices = Devices()
:mount BatteryView(devices: devices)
devices.all[1].battery = 20
