import SwiftUI

enum Checkout {
  @Observable final class Model {
    var step = 0
    func advance() { step += 1 }
  }

  struct Screen: View {
    private let model = Model()  // wrong
    @State private var model = Model()  // right
    var body: some View {
      Button("Step \(model.step)", action: model.advance)
    }
  }
}
