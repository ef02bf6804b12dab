import SwiftUI

@Observable final class Draft {
  var text = ""
}

struct Editor: View {
  private let draft: Draft
  init(_ given: Draft? = nil) {
    if let given {
      draft = given
    } else {
      draft = Draft()  // wrong
      draft = Editor.shared  // right
    }
  }
  private static let shared = Draft()
  var body: some View {
    TextField("Text", text: Bindable(draft).text)
    Text(draft.text)
  }
}

struct Page: View {
  @State private var n = 0
  var body: some View {
    Button("\(n)") { n += 1 }
    Editor()
  }
}
