import SwiftUI
final class Api { let base: String; init(base: String) { self.base = base } }
final class Container { static let live = Container(); lazy var api = Api(base: "https://x"); let flags = ["a": true] }
struct Home: View { let container: Container; @State private var n = 0; var body: some View { Text(container.api.base); Text(container.flags["a"] == true ? "a" : "-"); Button("Tap") { n += 1 }; Text("\(n)") } }
:mount Home(container: .live)
:tap Tap
