import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Leaf: View { @Environment(Basket.self) private var basket; var body: some View { Text("\(basket.total)") } }

struct Root: View {
  @State private var basket = Basket()
  @State private var on = false
  var body: some View { Button("show") { on = true }.environment(basket).popover(isPresented: $on) { Leaf() } }  // wrong
  var body: some View { Button("show") { on = true }.popover(isPresented: $on) { Leaf() }.environment(basket) }  // right
}

#Preview { Root() }
