import SwiftUI
class S: ObservableObject {
  @Published var n = 0
  func inc() { n += 1 }
}
struct V: View {
  var s: S
  var body: some View { Button("\(s.n)") { s.inc() } }
}
