import SwiftUI

@Observable
class Settings {
  var name = "n"
  var level = 1
}

@MainActor @Observable final class Model {
  var count = 0
  var seen = 0
  func add() {
    seen += 1
    count += 1
  }
}

struct Row: View {
  let model: Model
  var body: some View { Text("\(model.count) \(model.seen)") }
}

struct Field: View {
  @Bindable private var settings: Settings

  init(settings: Settings) {
    _settings = Bindable(wrappedValue: settings)
  }

  var body: some View { TextField("name", text: $settings.name) }
}

struct Levels: View {
  @Environment(Settings.self) private var settings
  var body: some View {
    @Bindable var settings = settings
    Stepper("level \(settings.level)", value: $settings.level)
    more
  }

  private var more: some View { Stepper("more", value: Bindable(self.settings).level) }
}

struct Root: View {
  @State private var model = Model()
  @State private var settings: Settings

  init() {
    _settings = State(initialValue: Settings())
  }

  var body: some View {
    VStack {
      Row(model: model)
      Field(settings: settings)
      Levels()
      Button("add") { model.add() }
    }
    .environment(settings)
  }
}
// plays :mount Root()
// plays :tap "add"
// plays :render
