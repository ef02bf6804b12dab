import SwiftUI

@Observable final class Catalog {
    var items = ["Chair", "Lamp"]
}
@Observable final class Wishlist {
    private(set) var names: Set<String> = []
    func toggle(_ name: String) {
        if names.remove(name) == nil { names.insert(name) }
    }
    func contains(_ name: String) -> Bool { names.contains(name) }
}

struct WishButton: View {
    let name: String
    @Environment(Wishlist.self) var wishlist
    var body: some View {
        Button(wishlist.contains(name) ? "♥ \(name)" : "♡ \(name)") { wishlist.toggle(name) }
    }
}

struct WishCount: View {
    @Environment(Wishlist.self) var wishlist
    var body: some View { Text("\(wishlist.names.count) wishes") }
}

struct ShopView: View {
    @Environment(Catalog.self) var catalog
    @State private var showsCount = false
    var body: some View {
        List(catalog.items, id: \.self) { WishButton(name: $0) }
        Button("Restock") { catalog.items.append("Item \(catalog.items.count + 1)") }
        Button("Count") { showsCount = true }
            .sheet(isPresented: $showsCount) { WishCount() }
    }
}

struct ShopApp: View {
    @State private var catalog = Catalog()
    @State private var wishlist = Wishlist()
    var body: some View {
        ShopView()
            .environment(catalog)
            .environment(wishlist)
    }
}

#Preview { ShopApp() }
