import SwiftUI
@Observable final class PressCounter { var presses = 0 }
struct CountingStyle: ButtonStyle {
  private let counter = PressCounter()  // wrong
  let counter: PressCounter  // right
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label; Text("\(counter.presses)") }
      .onTapGesture { counter.presses += 1 }
  }
}
struct Panel: View {
  @State private var counter = PressCounter()  // right
  @State private var name = "Go"
  var body: some View {
    Button(name) { name += "!" }
      .buttonStyle(CountingStyle())  // wrong
      .buttonStyle(CountingStyle(counter: counter))  // right
  }
}
:mount Panel()
