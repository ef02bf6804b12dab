import Observation
import SwiftUI

struct Badge: View {
  @State private var shown: Int  // wrong
  init(count: Int) { self._shown = State(wrappedValue: count) }  // wrong
  let shown: Int  // right
  init(count: Int) { self.shown = count }  // right
  var body: some View { Text("badge \(shown)") }
}

struct Inbox: View {
  @State private var unread = 1
  var body: some View {
    VStack {
      Badge(count: unread)
      Button("receive") { unread += 1 }
    }
  }
}
