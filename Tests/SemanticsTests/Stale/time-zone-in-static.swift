import SwiftUI
struct Place { static var zone = TimeZone(identifier: "UTC")! }  // wrong
@Observable class Place { static let shared = Place(); var zone = TimeZone(identifier: "UTC")! }  // right
struct ZoneView: View {
  var body: some View {
    Text(Place.zone.identifier)  // wrong
    Text(Place.shared.zone.identifier)  // right
  }
}
:mount ZoneView()
Place.zone = TimeZone(identifier: "Europe/Berlin")!  // wrong
Place.shared.zone = TimeZone(identifier: "Europe/Berlin")!  // right
