import SwiftUI
import Combine
class Cart: ObservableObject {
    @Published var items: [String] = []
    @Published var total = 0
    let checkedOut = PassthroughSubject<Int, Never>()
    func add(_ i: String, _ p: Int) { items.append(i); total += p }
    func checkOut() { checkedOut.send(total); items = []; total = 0 }
}
struct CartView: View {
    @ObservedObject var cart: Cart
    @State private var receipt = "none"
    @State private var biggest = 0
    var body: some View {
        Text("\(cart.items.count) for \(cart.total)")
        Text("Receipt: \(receipt), biggest \(biggest)")
            .onReceive(cart.checkedOut) { receipt = "\($0) paid" }
            .onReceive(cart.$total) { biggest = max(biggest, $0) }
        Button("Pen") { cart.add("Pen", 2) }
        Button("Book") { cart.add("Book", 9) }
        Button("Pay") { cart.checkOut() }.disabled(cart.items.isEmpty)
    }
}
struct Store: View { @StateObject var cart = Cart(); var body: some View { CartView(cart: cart) } }
#Preview { Store() }
