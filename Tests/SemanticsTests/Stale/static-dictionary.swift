import SwiftUI
class Registry { static var names: [Int: String] = [1: "a"] }  // wrong
@Observable class Registry { static let shared = Registry(); var names: [Int: String] = [1: "a"] }  // right
struct NameOf: View {
  let id: Int
  var body: some View {
    Text(Registry.names[id] ?? "?")  // wrong
    Text(Registry.shared.names[id] ?? "?")  // right
  }
}
:mount NameOf(id: 2)
Registry.names[2] = "b"  // wrong
Registry.shared.names[2] = "b"  // right
