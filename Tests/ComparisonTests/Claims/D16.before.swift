import SwiftUI
final class Model: ObservableObject { @Published var n = 0; @Published var step = 1 }
struct Page: View { @ObservedObject var m: Model; var body: some View { Button("Add \(m.n)") { m.n += m.step } } }
let m = Model()
#Preview { Page(m: m) }
