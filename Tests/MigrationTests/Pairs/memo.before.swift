import SwiftUI

final class Names: ObservableObject {
  @Published var first = "Ada"
  var cached: String?

  var full: String {
    if let cached { return cached }
    let made = first + "!"
    cached = made
    return made
  }

  func rename() {
    cached = nil
    first += "b"
  }
}

struct NameView: View {
  @StateObject private var names = Names()

  var body: some View {
    Text(names.full)
    Button("Rename") { names.rename() }
  }
}

// plays :mount NameView()
// plays :tap Rename
