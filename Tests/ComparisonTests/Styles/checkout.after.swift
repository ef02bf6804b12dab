import SwiftUI

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Double
}

@Observable class CartLine: Identifiable {
    let product: Product
    var id: Int { product.id }
    var quantity: Int
    init(product: Product, quantity: Int = 1) {
        self.product = product
        self.quantity = quantity
    }
}

@Observable class Basket {
    var lines: [CartLine] = []

    var total: Double { lines.reduce(0) { $0 + Double($1.quantity) * $1.product.price } }

    func add(_ product: Product) {
        if let line = lines.first(where: { $0.id == product.id }) {
            line.quantity += 1
        } else {
            let line = CartLine(product: product)
            lines.append(line)
        }
    }

    func remove(_ line: CartLine) {
        lines.removeAll { $0.id == line.id }
    }
}

struct LineView: View {
    @Bindable var line: CartLine
    var body: some View {
        Stepper("\(line.product.name) × \(line.quantity)", value: $line.quantity, in: 1...9)
    }
}

struct CheckoutView: View {
    @State private var basket = Basket()
    private let products = [Product(id: 1, name: "Tea", price: 2.5), Product(id: 2, name: "Cake", price: 3)]
    var body: some View {
        VStack {
            ForEach(products) { product in
                Button("Add \(product.name)") { basket.add(product) }
            }
            ForEach(basket.lines) { line in
                LineView(line: line)
                Button("Remove \(line.product.name)") { basket.remove(line) }
            }
            Text("Total \(basket.total)")
        }
    }
}

#Preview { CheckoutView() }
