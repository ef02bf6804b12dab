import SwiftUI
class S: ObservableObject {
  var n = 0
  func inc() { n += 1 }
}
struct V: View {
  @ObservedObject var s: S
  var body: some View { Button("\(s.n)") { s.inc() } }
}
