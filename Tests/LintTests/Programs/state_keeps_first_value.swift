import SwiftUI
struct Field: View {
  @State private var text: String
  init(text: String) {
    _text = State(initialValue: text) // finds state_keeps_first_value
  }
  var body: some View { TextField("Text", text: $text) }
}
struct Fixed: View {
  @State private var text: String
  init() { _text = State(initialValue: "") }
  var body: some View { TextField("Text", text: $text) }
}
