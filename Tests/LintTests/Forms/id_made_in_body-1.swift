import SwiftUI
struct Row: View {
  @State private var on = false
  var body: some View { Toggle("x", isOn: $on) }
}
struct V: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Row().id(UUID()); Button("\(n)") { n += 1 }
    }
  }
}
