import SwiftUI

class Settings: ObservableObject {
  @Published var name = "n"
  @Published var level = 1
}

@MainActor final class Model: ObservableObject {
  @Published var count = 0
  var seen = 0
  func add() {
    seen += 1
    count += 1
  }
}

struct Row: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count) \(model.seen)") }
}

struct Field: View {
  @ObservedObject private var settings: Settings

  init(settings: Settings) {
    _settings = ObservedObject(wrappedValue: settings)
  }

  var body: some View { TextField("name", text: $settings.name) }
}

struct Levels: View {
  @EnvironmentObject private var settings: Settings
  var body: some View {
    Stepper("level \(settings.level)", value: $settings.level)
    more
  }

  private var more: some View { Stepper("more", value: self.$settings.level) }
}

struct Root: View {
  @StateObject private var model = Model()
  @StateObject private var settings: Settings

  init() {
    _settings = StateObject(wrappedValue: Settings())
  }

  var body: some View {
    VStack {
      Row(model: model)
      Field(settings: settings)
      Levels()
      Button("add") { model.add() }
    }
    .environmentObject(settings)
  }
}
// plays :mount Root()
// plays :tap "add"
// plays :render
