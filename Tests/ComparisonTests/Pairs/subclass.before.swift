import SwiftUI
class Base: ObservableObject { @Published var name = "base"; var version: Int { 1 } }
class Derived: Base { @Published var extra = 0; override var version: Int { 2 + extra } }
struct InfoView: View {
    @ObservedObject var item: Base
    var body: some View { Text("\(item.name) v\(item.version)"); TextField("Name", text: $item.name) }
}
struct Root: View {
    @StateObject var d = Derived()
    var body: some View { InfoView(item: d); Button("Extra") { d.extra += 1 } }
}
#Preview { Root() }
