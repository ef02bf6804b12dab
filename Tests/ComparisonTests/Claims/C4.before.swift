import SwiftUI
final class Model: ObservableObject { @Published var v = 0 }
struct Page: View { @ObservedObject var m: Model; var body: some View { Text("\(m.v)") } }
let m = Model()
#Preview { Page(m: m) }
