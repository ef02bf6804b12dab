import SwiftUI
@Observable class Base {
  @ObservationIgnored var selected = 0  // wrong
  var selected = 0  // right
  func select(_ n: Int) { selected = n }
}
final class Tabs: Base {}
struct TabsView: View {
  @State private var tabs = Tabs()
  private func label(_ n: Int) -> String { tabs.selected == n ? "[\(n)]" : "\(n)" }
  var body: some View {
    HStack { ForEach(0..<3) { n in Button(label(n)) { tabs.select(n) } } }
  }
}
