import SwiftUI
@Observable class Store { var items: [Int] = [] }
struct ShopApp: App {
  @State private var n = 0
  var body: some Scene { WindowGroup { Shop(); Button("\(n)") { n += 1 } } }
}
struct Shop: View {
  fileprivate var store: Store = Store.init()  // wrong
  @State fileprivate var store: Store = Store.init()  // right
  var body: some View { Button("\(store.items.count)") { store.items.append(1) } }
}
