import SwiftUI
class Legacy: ObservableObject {
  static let shared = Legacy()
  @Published var n = 0
}
struct Wrong: View {
  @ObservedObject var model = Legacy() // finds observed_object_created
  var body: some View { Text("\(model.n)") }
}
struct WrongPrivate: View {
  @ObservedObject private var model: Legacy = .init() // finds observed_object_created
  var body: some View { Text("\(model.n)") }
}
struct Right: View {
  @StateObject var model = Legacy()
  @ObservedObject var shared = Legacy.shared
  @ObservedObject var received: Legacy
  var body: some View { Text("\(model.n) \(shared.n) \(received.n)") }
}
// The root of a hosting controller is made once for each screen.
struct Screen: View {
  @ObservedObject var model = Legacy()
  var body: some View { Text("\(model.n)") }
}
struct Updated: View {
  @ObservedObject var model = Legacy() // finds observed_object_created
  var body: some View { Text("\(model.n)") }
}
struct Routed: View {
  @ObservedObject var model = Legacy() // finds observed_object_created
  var body: some View { Text("\(model.n)") }
}
struct Both: View {
  @ObservedObject var model = Legacy() // finds observed_object_created
  var body: some View { Text("\(model.n)") }
}
struct Outside: View {
  var body: some View { Both() }
}
final class Screens: UIViewController {
  let hosting = UIHostingController(rootView: Updated())
  func open() {
    present(UIHostingController(rootView: Screen()), animated: true)
    present(UIHostingController(rootView: Both()), animated: true)
  }
  func update() { hosting.rootView = Updated() }
}
final class Router {
  func destination() -> some View { Routed() }
}
