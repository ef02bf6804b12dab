import SwiftUI

@Observable final class Strings {
  var accent = "blue"
  static let shared = Strings()
}

private var accentName = "blue"  // wrong

extension View {
  func accented() -> some View { tag(accentName) }  // wrong
  func accented() -> some View { tag(Strings.shared.accent) }  // right
}

struct AccentView: View {
  var body: some View {
    Text(accentName).accented()  // wrong
    Text(Strings.shared.accent).accented()  // right
    Button("Red") { accentName = "red" }  // wrong
    Button("Red") { Strings.shared.accent = "red" }  // right
  }
}
