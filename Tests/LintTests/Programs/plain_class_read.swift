import SwiftUI
class Player { // finds plain_class_read
  var volume = 0.5
}
final class Config {
  let name: String
  var title = "constant"
  init(name: String) { self.name = name }
}
@Observable class Model {
  var player = Player()
  let config = Config(name: "a")
  func louder() { player.volume += 0.1 }
}
struct Wrong: View {
  let model: Model
  var body: some View { Text("\(model.player.volume)") }
}
struct Right: View {
  let model: Model
  var body: some View {
    Text(model.config.name + model.config.title)
    Button("Louder") { model.player.volume += 0.1 }
  }
}
final class Details {
  private(set) lazy var text = make().map { $0 + "!" }
  private let make: () -> String?
  init(_ make: @escaping () -> String?) { self.make = make }
}
struct DetailsView: View {
  let details: Details
  let field: UnknownField
  var body: some View { if let text = details.text { Text(text) } }
  func edit() { field.text = "x" }
}
final class Style {
  var width = 1.0
  var isBold = false
  func width(_ width: Double) -> Self {
    self.width = width
    return self
  }
  func bold() -> Style {
    isBold = true
    return self
  }
}
struct StyledView: View {
  let style: Style
  var body: some View { Text("a").frame(width: style.width).bold(style.isBold) }
}
