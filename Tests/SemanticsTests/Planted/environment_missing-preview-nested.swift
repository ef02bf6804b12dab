import SwiftUI
@Observable final class Store { var count = 0 }
struct CountLabel: View {
  @Environment(Store.self) private var store
  var body: some View { Text("\(store.count)") }
}
struct CountCard: View { var body: some View { GroupBox("Count") { CountLabel() } } }
#Preview("Card") {
  NavigationStack { CountCard() }
    .environment(Store())  // right
}
