import SwiftUI
import Combine
@Observable class Cart {
    var items: [String] = []
    var total = 0
    @ObservationIgnored let checkedOut = PassthroughSubject<Int, Never>()
    func add(_ i: String, _ p: Int) { items.append(i); total += p }
    func checkOut() { checkedOut.send(total); items = []; total = 0 }
}
struct CartView: View {
    var cart: Cart
    @State private var receipt = "none"
    @State private var biggest = 0
    var body: some View {
        Text("\(cart.items.count) for \(cart.total)")
        Text("Receipt: \(receipt), biggest \(biggest)")
            .onReceive(cart.checkedOut) { receipt = "\($0) paid" }
            .onChange(of: cart.total, initial: true) { biggest = max(biggest, cart.total) }
        Button("Pen") { cart.add("Pen", 2) }
        Button("Book") { cart.add("Book", 9) }
        Button("Pay") { cart.checkOut() }.disabled(cart.items.isEmpty)
    }
}
struct Store: View { @State var cart = Cart(); var body: some View { CartView(cart: cart) } }
#Preview { Store() }
