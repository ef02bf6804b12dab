import SwiftUI
struct V: View {
  @State private var id = UUID()
  var body: some View {
    Text("a").id(UUID()) // finds id_made_in_body
    Text("b").id(UUID().uuidString) // finds id_made_in_body
    Text("c").id(id)
    Button("Again") { id = UUID() }
  }
}
