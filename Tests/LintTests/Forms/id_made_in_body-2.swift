import SwiftUI
struct V: View {
  @State private var n = 0
  let items = ["a", "b"]
  var body: some View { ForEach(items, id: \.self) { Text($0).id("\($0)-\(UUID())") } }
}
