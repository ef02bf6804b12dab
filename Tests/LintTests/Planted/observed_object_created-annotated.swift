import SwiftUI

@MainActor
final class WeatherVM: ObservableObject {
  @Published var temperature: Double?
  init(city: String) {}
}

struct WeatherCard: View {
  @ObservedObject private var vm: WeatherVM = WeatherVM(city: "Rome")  // wrong
  @StateObject private var vm: WeatherVM = WeatherVM(city: "Rome")  // right
  var body: some View {
    if let temperature = vm.temperature {
      Text("\(temperature)")
    } else {
      ProgressView()
    }
  }
}
