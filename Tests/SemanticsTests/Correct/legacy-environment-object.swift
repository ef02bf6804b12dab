class Cart: ObservableObject {
  @Published var items: [String] = []
  init(items: [String] = ["a"]) { self.items = items; self.items.append("b") }
}
struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.items.count)") } }
struct Screen: View {
  @StateObject private var cart = Cart()
  var body: some View { Badge().environmentObject(cart); Button("Add") { cart.items.append("c") } }
}
:mount Screen()
:tap Add
