import SwiftUI
class S: ObservableObject {
  static let shared = S()
  @Published var n = 0
  func inc() { n += 1 }
}
struct V: View { var body: some View { let s = S.shared; Button("\(s.n)") { s.inc() } } }
