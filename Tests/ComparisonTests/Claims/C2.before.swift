import SwiftUI
final class Model: ObservableObject { @Published var v = 0 }
struct Page: View {
  @StateObject private var m = Model()
  var body: some View {
    Text("\(m.v)").onChange(of: m.v) { old, new in print(old, new) }
    Button("Go") { m.v = 1; m.v = 2; withAnimation { m.v = 3; m.v = 4 } }
  }
}
#Preview { Page() }
