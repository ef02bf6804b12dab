import SwiftUI

@Observable final class Cart {
  struct Line: Identifiable { let id: Int; var name: String; var count: Int }
  var lines = [Line(id: 1, name: "Tea", count: 1), Line(id: 2, name: "Jam", count: 2)]
  var total: Int { lines.reduce(0) { $0 + $1.count } }
  func more(_ id: Int) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].count += 1
  }
  func drop(_ id: Int) { lines.removeAll { $0.id == id } }
}

struct LineRow: View {
  let line: Cart.Line
  let more: () -> Void
  var drop: (Int) -> Void = { _ in }
  var body: some View {
    HStack {
      Text("\(line.name) × \(line.count)")
      Button("More \(line.name)", action: more)
      Button("Drop \(line.name)") { drop(line.id) }
    }
  }
}

struct CartView: View {
  @State private var cart = Cart()
  var body: some View {
    List(cart.lines) { line in
      LineRow(line: line, more: { cart.more(line.id) }, drop: cart.drop)
    }
    Text("\(cart.total) in all")
  }
}

#Preview { CartView() }
