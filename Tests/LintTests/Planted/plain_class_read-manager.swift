import SwiftUI
final class Locator {  // wrong
@Observable final class Locator {  // right
  static let shared = Locator()
  private(set) var city = "-"
  func locate() async { try? await Task.sleep(for: .milliseconds(10)); city = "Bern" }
}
struct CityView: View {
  private let locator = Locator.shared
  var body: some View {
    Text(locator.city)
    Button("Locate") { Task { await locator.locate() } }
  }
}
