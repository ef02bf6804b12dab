import SwiftUI
@Observable class M {
  @ObservationIgnored private(set) var status = "idle"
  var n = 0
  func go() { status = "busy" }
}
struct V: View {
  @State private var m = M()
  var body: some View { Text(m.status); Button("Go") { m.go() } }
}
