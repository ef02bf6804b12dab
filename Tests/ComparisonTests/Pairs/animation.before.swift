import SwiftUI

final class Panel: ObservableObject {
  @Published private(set) var isOpen = false
  @Published var width = 0.5
  func toggle() { withAnimation { isOpen.toggle() } }
}

struct Contents: View {
  @ObservedObject var panel: Panel
  var body: some View {
    Text("width \(panel.width)").opacity(panel.isOpen ? 1 : 0.5)
    Slider(value: $panel.width, in: 0...1)
  }
}

struct Page: View {
  @StateObject private var panel = Panel()
  var body: some View {
    Button(panel.isOpen ? "Close" : "Open") { panel.toggle() }
    if panel.isOpen { Contents(panel: panel).transition(.opacity) }
  }
}
#Preview { Page() }
