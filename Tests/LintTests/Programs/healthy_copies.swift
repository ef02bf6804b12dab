import SwiftUI
import Observation
@Observable final class Post {
  var title: String
  init(title: String) { self.title = title }
  func copy() -> Post { Post(title: title) }
}
struct Editor: View {
  @State private var edited: Post
  // A copy that is only compared.
  private let snapshot: Post
  init(post: Post) {
    _edited = State(initialValue: post.copy())
    snapshot = post.copy()
  }
  var body: some View {
    @Bindable var edited = edited
    TextField("Title", text: $edited.title)
    Text(edited.title == snapshot.title ? "same" : "changed")
  }
}
struct Posts: View {
  @State private var post = Post(title: "a")
  @State private var taps = 0
  var body: some View {
    Editor(post: post)
    Button("Taps \(taps)") { taps += 1 }
  }
}
// Filled before anything shares it.
final class Settings {
  var caption = ""
  var size = 1
}
func makeSettings() -> Settings {
  let settings = Settings()
  settings.caption = "x"
  settings.size = 2
  return settings
}
struct SettingsView: View {
  let settings: Settings
  var body: some View { Text("\(settings.caption) \(settings.size)") }
}
// The parameter says that only its first value counts.
struct Draft: View {
  @State private var text: String
  let onSave: (String) -> Void
  init(initialText: String, onSave: @escaping (String) -> Void) {
    _text = State(initialValue: initialText)
    self.onSave = onSave
  }
  var body: some View {
    TextField("Text", text: $text)
    Button("Save") { onSave(text) }
  }
}
struct Name: View {
  @State private var name = "a"
  var body: some View {
    Text(name)
    Draft(initialText: name) { name = $0 }
  }
}
@Observable final class Item: Identifiable, Equatable {
  let id = 1
  var isDone = false
  static func == (l: Item, r: Item) -> Bool { l.id == r.id }
}
// The list itself changes.
struct Items: View {
  @State private var items = [Item()]
  @State private var saves = 0
  var body: some View {
    Button("Done \(items[0].isDone)") { items[0].isDone = true }
    Button("Add") { items.append(Item()) }
    Text("Saves \(saves)").onChange(of: items) { saves += 1 }
  }
}
// Unwrapped in each iteration.
@MainActor @Observable final class Ticker {
  var count = 0
  func start() {
    Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        guard let self else { return }
        count += 1
      }
    }
  }
  func load() {
    Task { [weak self] in
      guard let self else { return }
      count = await number()
    }
  }
  func number() async -> Int { 1 }
}
struct Clock: View {
  var body: some View { Text("Due \(Date.now, style: .relative)") }
}
