import SwiftUI
@Observable final class WizardModel { var step = 0 }
struct Wizard: View {
  fileprivate let model = Self.makeModel()  // wrong
  @State fileprivate var model = Self.makeModel()  // right
  var body: some View { Button("Step") { model.step += 1 }; Text("\(model.step)") }
}
extension Wizard {
  fileprivate static func makeModel() -> WizardModel {
    let model = WizardModel()
    model.step = 1
    return model
  }
}
struct WizardHost: View {
  @State private var n = 0
  var body: some View { Wizard(); Button("Again") { n += 1 }; Text("\(n)") }
}
:mount WizardHost()
:tap Step
:tap Again
