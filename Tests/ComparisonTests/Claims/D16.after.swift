import SwiftUI
@Observable final class Model { var n = 0; var step = 1 }
struct Page: View { var m: Model; var body: some View { Button("Add \(m.n)") { m.n += m.step } } }
let m = Model()
#Preview { Page(m: m) }
