import Testing

/// UIKit's and AppKit's views in SwiftUI.
@Suite struct RepresentableTests {
  @Test func `a view is made once, updated when its representable runs, and dismantled when it goes`() {
    check(
      level: .writes,
      #"""
      > final class Field { var text = "" }
      > struct Wrapped: UIViewRepresentable {
      .   let text: String
      .   final class Coordinator { var updates = 0 }
      .   func makeCoordinator() -> Coordinator { print("coordinator"); return Coordinator() }
      .   func makeUIView(context: Context) -> Field { print("make"); return Field() }
      .   func updateUIView(_ view: Field, context: Context) {
      .     view.text = text
      .     context.coordinator.updates += 1
      .     print("update", view.text, context.coordinator.updates)
      .   }
      .   static func dismantleUIView(_ view: Field, coordinator: Coordinator) { print("dismantle", view.text) }
      . }
      > struct Screen: View {
      .   @State var text = "a"
      .   @State var isShown = true
      .   @State var other = 0
      .   var body: some View {
      .     if isShown { Wrapped(text: text) }
      .     Button("Text") { text += "b" }
      .     Button("Other \(other)") { other += 1 }
      .     Button("Hide") { isShown = false }
      .   }
      . }
      > #Preview { Screen() }
        body     Screen  #1  reads Screen.isShown, Screen.text, Screen.other
      coordinator
      make
      update a 1
        body     Wrapped  #1  reads nothing
      > :tap Text
        state    Screen.text  "a" → "ab"
                 invalidates Screen
        body     Screen  #2  because Screen.text
      update ab 2
        body     Wrapped  #2  because its text changed
      > :tap "Other 0"
        state    Screen.other  0 → 1
                 invalidates Screen
        body     Screen  #3  because Screen.other
      > :tap Hide
        state    Screen.isShown  true → false
                 invalidates Screen
        body     Screen  #4  because Screen.isShown
      dismantle ab
      """#)
  }
}
