import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Field: View {
  @Environment(Basket.self) private var basket
  var body: some View { TextField("note", text: $basket.note) }  // wrong
  var body: some View { @Bindable var basket = basket; return TextField("note", text: $basket.note) }  // right
}
