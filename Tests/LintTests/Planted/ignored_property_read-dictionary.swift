import SwiftUI
@Observable final class Selection {
  @ObservationIgnored var chosen: Set<Int> = []  // wrong
  var chosen: Set<Int> = []  // right
  func choose(_ id: Int) { chosen.insert(id) }
}
struct Choice: View {
  let id: Int
  let selection: Selection
  var body: some View {
    Image(systemName: selection.chosen.contains(id) ? "circle.fill" : "circle").onTapGesture { selection.choose(id) }
  }
}
