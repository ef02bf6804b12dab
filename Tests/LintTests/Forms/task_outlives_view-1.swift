import SwiftUI
struct V: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)").onAppear {
      Task {
        while true {
          try? await Task.sleep(nanoseconds: 1)
          n += 1
        }
      }
    }
  }
}
