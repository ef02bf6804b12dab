import SwiftUI
struct Stats: View {
  let items = [1, 2, 3]
  @State private var sum = 0
  var body: some View {
    ForEach(items, id: \.self) { item in
      let _ = add(item)  // wrong
      Text("\(item)")
        .onAppear { add(item) }  // right
    }
    Text("\(sum)")
  }
  private func add(_ item: Int) { sum += item }
}
:mount Stats()
