import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Leaf: View { @Environment(Basket.self) private var basket; var body: some View { Text("\(basket.total)") } }

struct Middle: View { var body: some View { VStack { Leaf() } } }

#Preview { Middle() }  // wrong

#Preview { Middle().environment(Basket()) }  // right
