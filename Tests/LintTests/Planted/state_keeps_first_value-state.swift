import SwiftUI

struct EditableTitle: View {
  @State private var text: String  // wrong
  @Binding var text: String  // right
  init(title: String) {  // wrong
    _text = State(initialValue: title)  // wrong
  }  // wrong
  var body: some View { TextField("Title", text: $text) }
}

struct Page: View {
  @State private var title = "One"
  var body: some View {
    VStack {
      EditableTitle(title: title)  // wrong
      EditableTitle(text: $title)  // right
      Button("Two") { title = "Two" }
    }
  }
}
