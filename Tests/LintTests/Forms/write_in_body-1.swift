import SwiftUI
@Observable class M {
  var reads = 0
  var name = "x"
  func label() -> String {
    reads += 1
    return name
  }
}
struct V: View {
  @State private var m = M()
  var body: some View { Text(m.label()) }
}
