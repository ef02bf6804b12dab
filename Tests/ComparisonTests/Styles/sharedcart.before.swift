import SwiftUI

final class Catalog: ObservableObject {
    @Published var items = ["Chair", "Lamp"]
}
final class Wishlist: ObservableObject {
    @Published private(set) var names: Set<String> = []
    func toggle(_ name: String) {
        if names.remove(name) == nil { names.insert(name) }
    }
    func contains(_ name: String) -> Bool { names.contains(name) }
}

struct WishButton: View {
    let name: String
    @EnvironmentObject var wishlist: Wishlist
    var body: some View {
        Button(wishlist.contains(name) ? "♥ \(name)" : "♡ \(name)") { wishlist.toggle(name) }
    }
}

struct WishCount: View {
    @EnvironmentObject var wishlist: Wishlist
    var body: some View { Text("\(wishlist.names.count) wishes") }
}

struct ShopView: View {
    @EnvironmentObject var catalog: Catalog
    @State private var showsCount = false
    var body: some View {
        List(catalog.items, id: \.self) { WishButton(name: $0) }
        Button("Restock") { catalog.items.append("Item \(catalog.items.count + 1)") }
        Button("Count") { showsCount = true }
            .sheet(isPresented: $showsCount) { WishCount() }
    }
}

struct ShopApp: View {
    @StateObject private var catalog = Catalog()
    @StateObject private var wishlist = Wishlist()
    var body: some View {
        ShopView()
            .environmentObject(catalog)
            .environmentObject(wishlist)
    }
}

#Preview { ShopApp() }
