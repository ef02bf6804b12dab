import SwiftUI
struct Item: Identifiable { let id: Int }
struct Sheets: View { @State private var item: Item?; var body: some View { Button("Open") { item = Item(id: 1) }.sheet(item: $item) { Text("item \($0.id)") } } }
:mount Sheets()
:tap Open
