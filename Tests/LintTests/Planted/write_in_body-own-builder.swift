import SwiftUI

struct Choice<Label: View>: View {
  var choose: (Int) -> Void
  @ViewBuilder var label: () -> Label
  var body: some View { Button(action: { choose(1) }, label: label) }
}

struct Page: View {
  @State private var chosen = 0
  var body: some View {
    Choice { number in
      chosen = number
    } label: {
      let _ = chosen += 1  // wrong
      Text("\(chosen)")
    }
  }
}
