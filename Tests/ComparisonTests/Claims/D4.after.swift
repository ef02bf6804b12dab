import SwiftUI
@Observable final class Loader { var names: [String] = []; func load() { names = ["a", "b"] } }
struct Child: View {
  let loader = Loader()
  var body: some View { Text("\(loader.names.count) names").onAppear { loader.load() } }
}
struct Page: View {
  @State private var runs = 0
  var body: some View { Child(); Button("Parent \(runs)") { runs += 1 } }
}
#Preview { Page() }
