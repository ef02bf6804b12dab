import SwiftUI
@Observable final class Model { var a = 0; var b = 0; func both() { a += 1; b += 1; a += 1 } }
struct Page: View { @State private var m = Model(); var body: some View { Text("\(m.a) \(m.b)"); Button("Both") { m.both() } } }
#Preview { Page() }
