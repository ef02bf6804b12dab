import SwiftUI
struct V: View {
  @State private var n = 0
  var title: String {
    n += 1
    return "t"
  }
  var body: some View { Text(title) }
}
