import Combine
import SwiftUI
final class Timeline: ObservableObject { @Published var title = "Main" }
struct Head: View {
  unowned let timeline: Timeline  // wrong
  @ObservedObject var timeline: Timeline  // right
  var body: some View {
    Text(timeline.title)
    Button("Rename") { timeline.title = "Other" }
  }
}
