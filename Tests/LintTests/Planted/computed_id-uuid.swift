import SwiftUI

struct City: Identifiable {
  var id: UUID { UUID() }  // wrong
  let id = UUID()  // right
  var name: String
}

struct Cities: View {
  @State private var cities = [City(name: "Rome"), City(name: "Oslo")]
  var body: some View { List(cities) { Text($0.name) } }
}
