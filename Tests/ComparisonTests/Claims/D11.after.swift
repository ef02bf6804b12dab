import SwiftUI
@Observable final class Model { var count = 0 }
struct Page: View {
  @State private var model = Model()
  var body: some View { Button("Add \(model.count)") { model.count += 1 }.onChange(of: ObjectIdentifier(model)) { print("changed") } }
}
#Preview { Page() }
