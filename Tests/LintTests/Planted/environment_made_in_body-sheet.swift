import SwiftUI

@Observable class Draft { var text = "" }

struct Compose: View {
  @Environment(Draft.self) private var draft
  var body: some View {
    @Bindable var draft = draft
    TextField("Text", text: $draft.text)
  }
}

struct Inbox: View {
  @State private var isComposing = false
  @State private var unread = 3
  @State private var draft = Draft()  // right
  var body: some View {
    VStack {
      Text("Unread \(unread)")
      Button("Compose") { isComposing = true }
      Button("Refresh") { unread += 1 }
    }
    .sheet(isPresented: $isComposing) {
      VStack {
        Text("\(unread) unread")
        Compose()
      }
      .environment(Draft())  // wrong
      .environment(draft)  // right
    }
  }
}
