import SwiftUI

@Observable class Draft { var text = "" }

struct Composer: View {
  @State private var sent = 0
  @State private var draft = Draft()  // right
  var body: some View {
    let draft = Draft()  // wrong
    return VStack {  // wrong
    VStack {  // right
      Text(draft.text)
      Button("Send \(sent)") { draft.text = ""; sent += 1 }
    }
  }
}
