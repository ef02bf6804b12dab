import SwiftUI
final class Model: ObservableObject { @Published var n = 0; @Published var runs = 0 }
struct Page: View {
  @StateObject private var m = Model()
  var body: some View { Button("Add \(m.n)") { m.n += 1; m.runs += 1 }; Text("\(m.runs)") }
}
#Preview { Page() }
