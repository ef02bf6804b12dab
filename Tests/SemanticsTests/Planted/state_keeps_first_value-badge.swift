import SwiftUI
struct Badge: View {
  @State private var count: Int  // wrong
  private let count: Int  // right
  init(count: Int) {
    self._count = State(wrappedValue: count)  // wrong
    self.count = count  // right
  }
  var body: some View { Text("\(count)") }
}
struct Inbox: View {
  @State private var unread = 1
  var body: some View {
    Badge(count: unread)
    Button("Mail") { unread += 1 }
  }
}
:mount Inbox()
:tap Mail
