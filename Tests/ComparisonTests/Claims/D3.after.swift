import SwiftUI
@Observable final class Model { var n = 0 }
struct Child: View {
  let model = Model()
  var body: some View { Button("Add \(model.n)") { model.n += 1 } }
}
struct Page: View {
  @State private var runs = 0
  var body: some View { Child(); Button("Parent \(runs)") { runs += 1 } }
}
#Preview { Page() }
