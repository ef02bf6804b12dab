import SwiftUI
final class M: ObservableObject { @Published var n = 0 }
struct V: View {
  @State var m: M = M()
  var body: some View { Button("\(m.n)") { m.n += 1 } }
}
