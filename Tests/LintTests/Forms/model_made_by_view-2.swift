import SwiftUI
@MainActor @Observable class Session<T> {
  var value: T?
  init() {}
}
struct V: View {
  var session = Session<Int>()
  var body: some View { Text("\(session.value ?? 0)") }
}
