import SwiftUI
@Observable final class Model { var n: Int; init(_ n: Int) { self.n = n } }
struct Child: View { @State var model: Model; var body: some View { Text("model \(model.n)") } }
struct Page: View {
  @State private var isOther = false
  let first = Model(1), second = Model(2)
  var body: some View { Child(model: isOther ? second : first); Button("Other") { isOther.toggle() } }
}
#Preview { Page() }
