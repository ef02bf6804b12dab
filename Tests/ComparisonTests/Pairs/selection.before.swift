import SwiftUI

final class Model: ObservableObject {
  struct City: Identifiable, Hashable { let id: Int; var name: String }
  @Published var cities = [City(id: 1, name: "Rome"), City(id: 2, name: "Oslo")]
  @Published var chosen: City?
}

struct Row: View {
  @Binding var city: Model.City
  var body: some View { TextField("City", text: $city.name) }
}
struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    ForEach($model.cities) { $city in Row(city: $city) }
    ForEach(model.cities) { city in Button("Choose \(city.id)") { model.chosen = city } }
    Text(model.chosen?.name ?? "none")
      .sheet(item: $model.chosen) { city in Text("sheet \(city.name)") }
  }
}
#Preview { Page() }
