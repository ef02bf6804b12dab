import SwiftUI
final class Order: ObservableObject {
  @Published var lines = ["pear"]
  lazy var summary: String = { "\(lines.count) lines" }()  // wrong
  var summary: String { "\(lines.count) lines" }  // right
}
struct OrderView: View {
  @StateObject private var order = Order()
  var body: some View {
    Text(order.summary)
    Button("Add") { order.lines.append("fig") }
  }
}
:mount OrderView()
:tap Add
