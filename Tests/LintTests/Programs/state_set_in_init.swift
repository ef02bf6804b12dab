import SwiftUI
struct Draft: View {
  @State private var text = ""
  init(start: String) {
    self.text = start // finds state_set_in_init
  }
  var body: some View { TextField("Text", text: $text) }
}
struct Choice: View {
  @State private var picked: Int?
  @State private var isOpen = false
  init(picked: Int) {
    self.picked = picked // finds state_set_in_init
    isOpen = true // finds state_set_in_init
  }
  var body: some View { Text("\(picked ?? 0) \(isOpen)") }
}
struct Late: View {
  @State private var text = ""
  let title: String
  init(title: String) {
    self.title = title
    text = title // finds state_set_in_init
  }
  var body: some View { Text(title + text) }
}
struct Early: View {
  @State private var text = ""
  let title: String
  init(title: String) {
    // All properties do not have a value yet, so this creates the wrapper.
    text = title
    self.title = title
  }
  var body: some View { Text(title + text) }
}
struct Wrapped: View {
  @State private var text: String
  @State private var count = 0
  init(start: String) {
    _text = State(initialValue: start)
    _count = State(initialValue: start.count)
  }
  var body: some View { Text("\(text) \(count)") }
}
struct Plain: View {
  @State private var text: String
  private var size = 0
  init(start: String) {
    text = start
    size = 3
  }
  var body: some View { Text("\(text) \(size)") }
}
