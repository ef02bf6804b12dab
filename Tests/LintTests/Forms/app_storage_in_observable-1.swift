import SwiftUI
@Observable class S { @ObservationIgnored @AppStorage("n") var n = 0 }
struct V: View {
  @State private var s = S()
  var body: some View { Button("\(s.n)") { s.n += 1 } }
}
