import SwiftUI

@Observable final class Draft {
  var text: String
  var isPinned = false
  init(text: String) { self.text = text }
}

struct DraftView: View {
  @State private var draft: Draft
  init(text: String) { _draft = State(initialValue: Draft(text: text)) }
  var body: some View {
    TextField("Draft", text: $draft.text)
    Toggle("Pinned", isOn: $draft.isPinned)
    Text(draft.isPinned ? "📌 \(draft.text)" : draft.text)
  }
}

struct DraftsView: View {
  @State private var counter = 0
  var body: some View {
    DraftView(text: "first")
    Button("Again \(counter)") { counter += 1 }
  }
}

#Preview { DraftsView() }
