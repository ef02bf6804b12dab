import SwiftUI
struct City: Equatable { var name = "" }
struct CityCard: View {
  @State private var city: City  // wrong
  private let city: City  // right
  init(city: City) {
    self._city = State(wrappedValue: city)  // wrong
    self.city = city  // right
  }
  var body: some View { Text(city.name) }
}
struct Cities: View {
  @State private var current = City(name: "Rome")
  var body: some View { CityCard(city: current); Button("Oslo") { current = City(name: "Oslo") } }
}
