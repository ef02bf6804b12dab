import SwiftUI
@Observable class M {
  var deadline = Date()
  var remaining: TimeInterval { deadline.timeIntervalSinceNow }
}
struct V: View {
  @State private var m = M()
  var body: some View { Text("\(m.remaining)") }
}
