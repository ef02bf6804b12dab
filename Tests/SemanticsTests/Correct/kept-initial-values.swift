import SwiftUI

enum Defaults {
  static var size = 1
  static let box = Box()
}

class Box {
  var level = 3
}

func storedCount() -> Int { UserDefaults.standard.integer(forKey: "count") }

// What a model, or a `@State`, begins with is kept: it is no input of the body in which the instance is made.
@Observable
class Settings {
  var name = UserDefaults.standard.string(forKey: "name") ?? "guest" {
    didSet { UserDefaults.standard.set(name, forKey: "name") }
  }
  var count = storedCount()
  var size = Defaults.size
  var level = Defaults.box.level
  let made = Date()
  var level2 = { Defaults.box.level }()
}

struct Row: Identifiable {
  let id = 1
  var size = Defaults.size
  var isLoud = UserDefaults.standard.bool(forKey: "loud")
}

struct Home: View {
  @State private var settings = Settings()
  @State private var row = Row()
  @State private var size = Defaults.size
  @State private var draft: String

  init() { _draft = State(initialValue: UserDefaults.standard.string(forKey: "draft") ?? "") }

  var body: some View {
    Text("\(settings.name) \(settings.count) \(settings.size) \(settings.level) \(row.size) \(size) \(draft)")
    TextField("Name", text: $settings.name)
    Button("Change") {
      Defaults.size += 1
      Defaults.box.level += 1
      UserDefaults.standard.set(7, forKey: "count")
      UserDefaults.standard.set(true, forKey: "loud")
      UserDefaults.standard.set("x", forKey: "draft")
    }
  }
}

struct Root: View {
  var body: some View { Home() }
}
:mount Root()
:type "Name" "ab"
:tap "Change"
:advance 2s
