import SwiftUI

enum Flags {
  static var isBeta = false  // wrong
}
@Observable class FlagStore { var isBeta = false }  // right

struct FlagView: View {
  @State private var flags = FlagStore()  // right
  private var title: String { Flags.isBeta ? "Beta" : "Stable" }  // wrong
  private var title: String { flags.isBeta ? "Beta" : "Stable" }  // right
  var body: some View {
    Text(title)
    Button("Join beta") { enroll() }
  }
  private func enroll() {
    Flags.isBeta = true  // wrong
    flags.isBeta = true  // right
  }
}
