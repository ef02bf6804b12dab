import SwiftUI

enum Route: Hashable {
  case product(id: Int)
  case reviews(productID: Int)
  case profile(String)
}

enum Sheet: String, Identifiable {
  case cart, login
  var id: String { rawValue }
}

@Observable final class Router {
  var path = NavigationPath()
  var sheet: Sheet?
  var depth: Int { path.count }
  func push(_ route: Route) { path.append(route) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func popToRoot() { path = NavigationPath() }
}

struct Product: Identifiable, Equatable {
  let id: Int
  let name: String
  let cents: Int
  var price: String { "\(cents / 100),\(String(format: "%02d", cents % 100)) €" }
}

@Observable final class Catalog {
  private(set) var products: [Product] = [
    Product(id: 1, name: "Lamp", cents: 1999), Product(id: 2, name: "Chair", cents: 4950),
    Product(id: 3, name: "Desk", cents: 12_900),
  ]
  subscript(id: Int) -> Product? { products.first { $0.id == id } }
}

@Observable final class CartStore {
  struct Line: Identifiable, Equatable {
    let product: Product
    var quantity: Int
    var id: Int { product.id }
  }
  private(set) var lines: [Line] = []
  var total: Int { lines.reduce(0) { $0 + $1.product.cents * $1.quantity } }
  var count: Int { lines.map(\.quantity).reduce(0, +) }
  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += 1
    } else {
      lines.append(Line(product: product, quantity: 1))
    }
  }
  func setQuantity(_ quantity: Int, of line: Line) {
    guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
    if quantity <= 0 { lines.remove(at: index) } else { lines[index].quantity = quantity }
  }
  func clear() { lines.removeAll() }
}

@Observable final class UserSession {
  var name: String?
  var isLoggedIn: Bool { name != nil }
}

@Observable final class AppEnvironment {
  let router = Router()
  let catalog = Catalog()
  let cart = CartStore()
  let session = UserSession()
}

struct ProductList: View {
  @Environment(AppEnvironment.self) private var app
  var body: some View {
    List(app.catalog.products) { product in
      Button("\(product.name) – \(product.price)") { app.router.push(.product(id: product.id)) }
    }
    .navigationTitle("Shop")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { CartButton() }
      ToolbarItem(placement: .cancellationAction) {
        Button(app.session.name ?? "Log in") {
          if let name = app.session.name { app.router.push(.profile(name)) } else { app.router.sheet = .login }
        }
      }
    }
  }
}

struct CartButton: View {
  @Environment(AppEnvironment.self) private var app
  var body: some View {
    Button("Cart (\(app.cart.count))") { app.router.sheet = .cart }
      .disabled(app.cart.count == 0)
  }
}

struct ProductPage: View {
  @Environment(AppEnvironment.self) private var app
  let id: Int
  var body: some View {
    if let product = app.catalog[id] {
      Form {
        LabeledContent("Price", value: product.price)
        Button("Add to cart") { app.cart.add(product) }
        Button("Reviews") { app.router.push(.reviews(productID: id)) }
        Button("Home", action: app.router.popToRoot)
      }
      .navigationTitle(product.name)
    } else {
      ContentUnavailableView("Gone", systemImage: "xmark")
    }
  }
}

struct ReviewsPage: View {
  let productID: Int
  @Environment(AppEnvironment.self) private var app
  @State private var draft = ""
  @State private var reviews: [String] = []
  var body: some View {
    List {
      ForEach(reviews, id: \.self) { Text($0) }
      TextField("Review", text: $draft)
      Button("Post") {
        if !reviews.contains(draft) { reviews.append(draft) }
        draft = ""
      }
      .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
      Text("Depth \(app.router.depth)")
    }
  }
}

struct CartSheet: View {
  @Environment(AppEnvironment.self) private var app
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      List {
        ForEach(app.cart.lines) { line in
          Stepper(
            "\(line.product.name) × \(line.quantity)",
            value: Binding(get: { line.quantity }, set: { app.cart.setQuantity($0, of: line) }), in: 0...9)
        }
        Text("Total \(app.cart.total)")
        Button("Clear", role: .destructive) {
          app.cart.clear()
          dismiss()
        }
      }
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}

struct LoginSheet: View {
  @Environment(AppEnvironment.self) private var app
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    Form {
      TextField("Your name", text: $name).focused($isFocused)
      Button("Log in") {
        app.session.name = name
        app.router.sheet = nil
      }
      .disabled(name.isEmpty)
    }
    .onAppear { isFocused = true }
  }
}

struct RootView: View {
  @State private var app = AppEnvironment()
  var body: some View {
    @Bindable var router = app.router
    NavigationStack(path: $router.path) {
      ProductList()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .product(let id): ProductPage(id: id)
          case .reviews(let id): ReviewsPage(productID: id)
          case .profile(let name):
            VStack {
              Text("Profile of \(name)")
              Button("Log out") {
                app.session.name = nil
                app.router.pop()
              }
            }
          }
        }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .cart: CartSheet()
      case .login: LoginSheet()
      }
    }
    .environment(app)
  }
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
