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
