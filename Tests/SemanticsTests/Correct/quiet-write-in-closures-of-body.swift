import SwiftUI
@Observable final class Menu { var picked = ""; var items = ["a", "b"]; func pick(_ item: String) { picked = item } }
struct Row: View { let title: String; let action: () -> Void; init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
  var body: some View { Button(title, action: action) } }
struct MenuView: View {
  @State private var menu = Menu()
  @State private var n = 0
  private func bump() { n += 1 }
  private var binding: Binding<Int> { Binding(get: { n }, set: { n = $0 }) }
  var body: some View {
    let pick: (String) -> Void = { menu.pick($0); bump() }
    ForEach(menu.items, id: \.self) { item in Row(item) { pick(item) } }
    Row("c", action: bump)
    Stepper("n", value: binding)
    Text("\(menu.picked) \(n)")
  }
}
:mount MenuView()
:tap a
:tap c
