import SwiftUI
final class Level: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0
  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)  // right
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}
struct LevelView: View {
  let level: Level
  var body: some View { Text("\(level.value)") }
}
let level = Level()
:mount LevelView(level: level)
level.value = 3
