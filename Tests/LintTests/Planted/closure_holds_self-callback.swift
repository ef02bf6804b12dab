import Observation
import SwiftUI

@Observable final class Download {
  var done = false
  @ObservationIgnored var onDone: (() -> Void)?
  func prepare() { onDone = { self.done = true } }  // wrong
  func prepare() { onDone = { [weak self] in self?.done = true } }  // right
}

struct Root: View {
  @State var d = Download();
  var body: some View {
    VStack {
      Text(d.done ? "y" : "n");
      Button("go") {
        d.prepare()
        d.onDone?()
      }
    }
  }
}
