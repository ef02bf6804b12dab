import SwiftUI
class Legacy: ObservableObject { @Published var n = 0 }
@Observable class Modern { var n = 0 }
struct Wrong: View {
  @State private var model = Legacy() // finds object_in_state
  var body: some View { Button("\(model.n)") { model.n += 1 } }
}
struct WrongOptional: View {
  @State var model: Legacy? // finds object_in_state
  var body: some View { Text("\(model?.n ?? 0)") }
}
struct Right: View {
  @StateObject private var model = Legacy()
  @State private var modern = Modern()
  var body: some View { Text("\(model.n) \(modern.n)") }
}
struct OnlyKeeps: View {
  let all: [Legacy]
  @State private var chosen: Legacy?
  var body: some View {
    Text(chosen == nil ? "none" : "one")
    Button("Choose") { chosen = all.first }
  }
}
