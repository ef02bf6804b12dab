import SwiftUI

struct Article: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double
}

final class Catalog: ObservableObject {
  @Published var articles = [Article(id: 1, name: "Pen", price: 2), Article(id: 2, name: "Ink", price: 5)]
}

final class Cart: ObservableObject {
  @Published private(set) var counts: [Int: Int] = [:]
  @Published var coupon = ""
  func add(_ article: Article) { counts[article.id, default: 0] += 1 }
  func clear() { counts = [:] }
  func total(in catalog: Catalog) -> Double {
    let sum = catalog.articles.reduce(0) { $0 + $1.price * Double(counts[$1.id] ?? 0) }
    return coupon == "x" ? sum / 2 : sum
  }
}

struct ShelfView: View {
  @EnvironmentObject private var catalog: Catalog
  @EnvironmentObject private var cart: Cart
  var body: some View {
    ForEach(catalog.articles) { article in
      Button(article.name) { cart.add(article) }
    }
  }
}

struct TotalView: View {
  @EnvironmentObject private var catalog: Catalog
  @EnvironmentObject private var cart: Cart
  var body: some View {
    Text("\(cart.total(in: catalog))")
    TextField("Coupon", text: $cart.coupon)
    Button("Clear") { cart.clear() }.disabled(cart.counts.isEmpty)
  }
}

struct Shop: View {
  @StateObject private var catalog = Catalog()
  @StateObject private var cart = Cart()
  var body: some View {
    VStack {
      ShelfView()
      TotalView()
    }
    .environmentObject(catalog)
    .environmentObject(cart)
  }
}
#Preview { Shop() }
