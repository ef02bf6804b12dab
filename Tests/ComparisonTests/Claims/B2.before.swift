import SwiftUI
final class Model: ObservableObject { @Published var isOpen = false; @Published var detail = "d" }
struct Page: View { @ObservedObject var m: Model; var body: some View { Text("page"); if m.isOpen { Text(m.detail) } } }
let m = Model()
#Preview { Page(m: m) }
