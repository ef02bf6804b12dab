import SwiftUI
@Observable class Detail {
  let id: Int
  var name = ""
  init(id: Int) { self.id = id }
}
class Legacy: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}
struct Field: View {
  @State private var text: String
  init(text: String) {
    _text = State(initialValue: text) // finds state_keeps_first_value
  }
  var body: some View { TextField("Text", text: $text) }
}
struct OfModel: View {
  @StateObject private var model: Legacy
  init(name: String) {
    _model = StateObject(wrappedValue: Legacy(name: name)) // finds state_keeps_first_value
  }
  var body: some View { Text(model.name) }
}
struct Memberwise: View {
  @State var count: Int // finds state_keeps_first_value
  var body: some View { Text("\(count)") }
}
struct Identified: View {
  @State private var detail: Detail
  init(id: Int) { _detail = State(initialValue: Detail(id: id)) }
  var body: some View { Text("\(detail.id)") }
}
struct Followed: View {
  let name: String
  @State private var text: String
  init(name: String) {
    self.name = name
    _text = State(initialValue: name)
  }
  var body: some View { TextField("Text", text: $text).onChange(of: name) { text = name } }
}
struct Fixed: View {
  @State private var text: String
  init(text: String) { _text = State(initialValue: text) }
  var body: some View { TextField("Text", text: $text) }
}
struct Row: View {
  @State private var text: String
  init(text: String) { _text = State(initialValue: text) }
  var body: some View { TextField("Text", text: $text) }
}
struct Parent: View {
  @State private var name = "a"
  @State private var n = 0
  @State private var names = ["a", "b"]
  let title = "fixed"
  var body: some View {
    Field(text: name)
    OfModel(name: "item \(name)")
    Memberwise(count: n)
    Identified(id: n).id(n)
    Followed(name: name)
    Fixed(text: title)
    ForEach(names, id: \.self) { Row(text: $0) }
    Button("Next") {
      name += "b"
      n += 1
      names = names + ["c"]
    }
  }
}
struct Synced: View {
  let settings: SyncedSettings
  @State private var level: Int
  init(settings: SyncedSettings, level: Int) {
    self.settings = settings
    _level = State(initialValue: level)
  }
  var body: some View {
    Stepper("\(level)", value: $level)
      .onChange(of: level) { settings.level = level }
      .onChange(of: settings.level) { update() }
  }
  private func update() { level = settings.level }
}
@Observable class SyncedSettings { var level = 1 }
struct SyncedHost: View {
  @State private var settings = SyncedSettings()
  var body: some View { Synced(settings: settings, level: settings.level) }
}
struct Compared: View {
  @Binding private var name: String
  @State private var unmodified: String
  init(name: Binding<String>) {
    _name = name
    _unmodified = State(initialValue: name.wrappedValue)
  }
  var body: some View { TextField(name == unmodified ? "Text" : "Text, modified", text: $name) }
}
struct Presented: View {
  @State private var text: String
  init(text: String) { _text = State(initialValue: text) }
  var body: some View { TextField("Text", text: $text) }
}
struct Presenting: View {
  @State private var name = "a"
  @State private var isShown = false
  var body: some View {
    Compared(name: $name)
    Button("Edit") {
      name += "b"
      isShown = true
    }
    .sheet(isPresented: $isShown) { editor }
  }
  private var editor: some View { Presented(text: name) }
}
