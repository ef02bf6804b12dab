import SwiftUI
final class Registry {
  static let shared = Registry()
  var all: [String] = []
  func register(_ s: String) { all.append(s) }
}
@Observable final class Screen9 {
  var title = "t"
  init() { Registry.shared.register("screen") }  // wrong
  init() {}  // right
}
struct Host: View { @State private var n = 0; var body: some View { Page9(); Button("Bump \(n)") { n += 1 } } }
struct Page9: View { @State private var s = Screen9(); var body: some View { Text(s.title) } }
