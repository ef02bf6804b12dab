import SwiftUI
class Counter { var n = 0 }
struct V: View {
  @State private var c = Counter()
  var body: some View { Button("n \(c.n)") { c.n += 1 } }
}
