import SwiftUI
@Observable final class Model { var n = 0; var runs = 0 }
struct Page: View {
  @State private var m = Model()
  var body: some View {
    let _ = m.runs = m.n
    Button("Add \(m.n)") { m.n += 1 }; Text("\(m.runs)") }
}
#Preview { Page() }
