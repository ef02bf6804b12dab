import SwiftUI
@Observable final class Model { var isOpen = false; var detail = "d" }
struct Page: View { var m: Model; var body: some View { Text("page"); if m.isOpen { Text(m.detail) } } }
let m = Model()
#Preview { Page(m: m) }
