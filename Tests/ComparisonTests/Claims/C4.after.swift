import SwiftUI
@Observable final class Model { var v = 0 }
struct Page: View { var m: Model; var body: some View { Text("\(m.v)") } }
let m = Model()
#Preview { Page(m: m) }
