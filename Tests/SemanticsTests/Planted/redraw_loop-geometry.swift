import SwiftUI
@Observable final class Layout2 { var runs = 0 }
struct Outer2: View {
  let layout: Layout2
  var body: some View { Text("\(layout.runs)"); Inner2(layout: layout, seed: layout.runs) }
}
struct Inner2: View {
  let layout: Layout2
  let seed: Int
  var body: some View {
    Text("\(seed)")
      .task(id: seed) { layout.runs += 1 }  // wrong
      .task(id: seed) { layout.runs = 3 }  // right
  }
}
:mount Outer2(layout: Layout2())
:advance 1s
