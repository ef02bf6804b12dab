import SwiftUI
@Observable final class Counter5 { var made = 0 }
struct Leaf: View {
  let counter: Counter5
  init(counter: Counter5) {
    self.counter = counter
    counter.made += 1  // wrong
  }
  var body: some View { Text("leaf") }
}
struct LeafHost: View {
  let counter: Counter5
  var body: some View { Text("\(counter.made)"); Leaf(counter: counter) }
}
:mount LeafHost(counter: Counter5())
