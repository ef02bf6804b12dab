import SwiftUI

struct Article: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double
}

@Observable
final class Catalog {
  var articles = [Article(id: 1, name: "Pen", price: 2), Article(id: 2, name: "Ink", price: 5)]
}

@Observable
final class Cart {
  private(set) var counts: [Int: Int] = [:]
  var coupon = ""
  func add(_ article: Article) { counts[article.id, default: 0] += 1 }
  func clear() { counts = [:] }
  func total(in catalog: Catalog) -> Double {
    let sum = catalog.articles.reduce(0) { $0 + $1.price * Double(counts[$1.id] ?? 0) }
    return coupon == "x" ? sum / 2 : sum
  }
}

struct ShelfView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(Cart.self) private var cart
  var body: some View {
    ForEach(catalog.articles) { article in
      Button(article.name) { cart.add(article) }
    }
  }
}

struct TotalView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(Cart.self) private var cart
  var body: some View {
    @Bindable var cart = cart
    Text("\(cart.total(in: catalog))")
    TextField("Coupon", text: $cart.coupon)
    Button("Clear") { cart.clear() }.disabled(cart.counts.isEmpty)
  }
}

struct Shop: View {
  @State private var catalog = Catalog()
  @State private var cart = Cart()
  var body: some View {
    VStack {
      ShelfView()
      TotalView()
    }
    .environment(catalog)
    .environment(cart)
  }
}
#Preview { Shop() }
