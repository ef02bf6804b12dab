import SwiftUI
struct V: View {
  @State private var names = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(0..<names.count, id: \.self) { i in TextField("n", text: $names[i]) }
      Button("Remove") { names.remove(at: 0) }
    }
  }
}
