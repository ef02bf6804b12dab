import Combine
import SwiftUI

// MARK: - Model

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double

  static let all: [Product] = [
    Product(id: 1, name: "Tea", price: 3.5),
    Product(id: 2, name: "Honey", price: 7.25),
    Product(id: 3, name: "Cup", price: 12),
  ]
}

class CartItem: ObservableObject, Identifiable {
  let product: Product
  @Published var quantity: Int {
    didSet { if quantity < 0 { quantity = 0 } }
  }

  var id: Product.ID { product.id }
  var total: Double { product.price * Double(quantity) }

  init(product: Product, quantity: Int = 1) {
    self.product = product
    self.quantity = quantity
  }
}

class Cart: ObservableObject {
  @Published private(set) var items: [CartItem] = [] {
    didSet { observeItems() }
  }
  @Published var coupon = ""
  private var cancellables = Set<AnyCancellable>()

  var count: Int { items.map(\.quantity).reduce(0, +) }
  var subtotal: Double { items.reduce(0) { $0 + $1.total } }
  var discount: Double { coupon.uppercased() == "SWIFT" ? subtotal * 0.1 : 0 }
  var total: Double { subtotal - discount }

  func add(_ product: Product) {
    if let item = items.first(where: { $0.id == product.id }) {
      item.quantity += 1
    } else {
      items.append(CartItem(product: product))
    }
  }

  /// A nested object's changes are not seen by who observes the cart: they are passed on by hand.
  private func observeItems() {
    cancellables.removeAll()
    for item in items {
      item.objectWillChange
        .sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &cancellables)
    }
  }

  func remove(atOffsets offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func remove(_ item: CartItem) { items.removeAll { $0.id == item.id } }
  func clear() {
    items.removeAll()
    coupon = ""
  }
}

extension Double {
  var price: String { formatted(.currency(code: "USD")) }
}

// MARK: - Screens

struct ShopView: View {
  @StateObject private var cart = Cart()

  var body: some View {
    TabView {
      ProductList()
        .tabItem { Label("Products", systemImage: "bag") }
      CartView()
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(cart.count)
    }
    .environmentObject(cart)
  }
}

struct ProductList: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    List {
      ForEach(Product.all) { product in
        HStack {
          Text(product.name)
          Spacer()
          Text(product.price, format: .currency(code: "USD"))
            .monospacedDigit()
          Button("Add \(product.name)") { cart.add(product) }
            .buttonStyle(.bordered)
            .sensoryFeedback(.increase, trigger: cart.count)
        }
      }
    }
  }
}

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  @State private var isCheckingOut = false

  var body: some View {
    List {
      ForEach(cart.items) { item in
        CartRow(item: item)
          .swipeActions {
            Button("Remove \(item.product.name)", role: .destructive) { cart.remove(item) }
          }
      }
      .onDelete(perform: cart.remove(atOffsets:))

      if cart.items.isEmpty {
        Text("Your cart is empty")
          .foregroundStyle(.secondary)
      } else {
        Section {
          TextField("Coupon", text: $cart.coupon)
          LabeledContent("Subtotal", value: cart.subtotal, format: .currency(code: "USD"))
          if cart.discount > 0 {
            LabeledContent("Discount") {
              Text("-\(cart.discount.price)").foregroundStyle(.green)
            }
          }
          HStack {
            Text("Total").bold()
            Spacer()
            Text("$\(cart.total, specifier: "%.2f")").bold()
          }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        isCheckingOut = true
      } label: {
        Text("Check out")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(cart.items.isEmpty)
    }
    .sheet(isPresented: $isCheckingOut) {
      CheckoutView()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
  }
}

struct CartRow: View {
  @ObservedObject var item: CartItem

  var body: some View {
    Stepper(value: $item.quantity, in: 0...10) {
      Text("\(item.quantity) × \(item.product.name)")
      Text(item.total.price).font(.caption)
    }
  }
}

struct CheckoutView: View {
  @EnvironmentObject private var cart: Cart
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(cart.count) items, \(cart.total.price)")
        Text(cart.items.map { "\($0.product.name) ×\($0.quantity)" }.joined(separator: ", "))
        Button("Pay") {
          cart.clear()
          dismiss()
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
  }
}

#Preview {
  ShopView()
}
