import SwiftUI
final class LocationService {  // wrong
@Observable final class LocationService {  // right
  private(set) var city = "?"
  func update() { city = "Bern" }
}
@Observable final class MapModel {
  let location: LocationService
  init(location: LocationService) { self.location = location }
}
struct MapScreen: View {
  @State private var model = MapModel(location: LocationService())
  var body: some View {
    Text(model.location.city)
    Button("Locate") { model.location.update() }
  }
}
:mount MapScreen()
:tap Locate
