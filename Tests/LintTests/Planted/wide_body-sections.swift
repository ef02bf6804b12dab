import SwiftUI

@Observable final class SettingsModel {
  var wifi = true
  var bluetooth = true
  var airplane = false
  var hotspot = false
  var vpn = false
  var brightness = 0.5
  var volume = 0.5
  var ringtone = "Bell"
  var language = "en"
  var region = "US"
  var name = "Phone"
}

struct SettingsScreen: View {
  @State private var settings = SettingsModel()
  var body: some View {
    Form {
      Section("Network") { network }  // wrong
      NetworkSection(settings: settings)  // right
      Section("Device") { Text(settings.ringtone); Text(settings.language); Text(settings.region); Text(settings.name) }
    }
  }
  @ViewBuilder private var network: some View {  // wrong
    Text(settings.wifi ? "on" : "off"); Text(settings.bluetooth ? "on" : "off")  // wrong
    Text(settings.airplane ? "on" : "off"); Text(settings.hotspot ? "on" : "off")  // wrong
    Text(settings.vpn ? "on" : "off"); Text("\(settings.brightness) \(settings.volume)")  // wrong
  }  // wrong
}

struct NetworkSection: View {  // right
  let settings: SettingsModel  // right
  var body: some View { Text(settings.wifi ? "on" : "off") }  // right
}  // right
