import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 0
  func refresh() {
    Task.detached {
      let value = await Self.fetch()
      self.degrees = value  // wrong
      await MainActor.run { self.degrees = value }  // right
    }
  }
  static func fetch() async -> Int { 21 }
}

struct WeatherView: View {
  @StateObject private var weather = Weather()
  var body: some View {
    Text("\(weather.degrees)")
    Button("Refresh") { weather.refresh() }
  }
}
