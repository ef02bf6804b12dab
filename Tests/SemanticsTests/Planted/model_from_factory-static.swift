import SwiftUI
@Observable final class DetailModel {
  var note = ""
  static func live() -> DetailModel { DetailModel() }
}
struct DetailScreen: View {
  var model = DetailModel.live()  // wrong
  @State private var model = DetailModel.live()  // right
  var body: some View { Text(model.note).onTapGesture { model.note += "x" } }
}
struct Host: View {
  @State private var n = 0
  var body: some View {
    DetailScreen()
    Button("n \(n)") { n += 1 }
  }
}
:mount Host()
:tap "n 0"
