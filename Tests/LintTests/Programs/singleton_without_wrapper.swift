import SwiftUI
class Settings1: ObservableObject {
  static let shared = Settings1()
  @Published var isDark = false
  func flip() { isDark.toggle() }
}
let session = Settings1()
struct Wrong: View {
  var body: some View {
    Text(Settings1.shared.isDark ? "dark" : "light") // finds singleton_without_wrapper
  }
}
struct WrongGlobal: View {
  var body: some View {
    Text(session.isDark ? "dark" : "light") // finds singleton_without_wrapper
  }
}
struct WrongProperty: View {
  let settings = Settings1.shared // finds singleton_without_wrapper
  var body: some View { Text(settings.isDark ? "dark" : "light") }
}
struct Right: View {
  @ObservedObject private var settings = Settings1.shared
  var body: some View {
    Text(settings.isDark ? "dark" : "light")
    Button("Flip") { Settings1.shared.flip() }
  }
}
