import SwiftUI
class S: ObservableObject, Equatable {
  @Published var n = 0
  static func == (l: S, r: S) -> Bool { l === r }
}
struct V: View {
  @StateObject private var s = S()
  @State private var log = ""
  var body: some View { Button("\(s.n)") { s.n += 1 }.onChange(of: s) { _, _ in log = "changed" } }
}
