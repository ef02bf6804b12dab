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
