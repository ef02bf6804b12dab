import SwiftUI
@Observable class M {
  @ObservationIgnored var hits = 0
  var title: String { "hits \(hits)" }
  func go() { hits += 1 }
}
struct V: View {
  @State private var m = M()
  var body: some View { Text(m.title); Button("Go") { m.go() } }
}
