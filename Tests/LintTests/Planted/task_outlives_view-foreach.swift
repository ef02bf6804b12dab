import SwiftUI
struct Ticks: View {
  let stream: AsyncStream<Int>
  @State private var n = 0
  var body: some View {
    Text("\(n)")
      .onAppear { Task { for await value in stream { n = value } } }  // wrong
      .task { for await value in stream { n = value } }  // right
  }
}
