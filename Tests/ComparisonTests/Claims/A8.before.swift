import SwiftUI
final class Model: ObservableObject {
  @Published var shown = 0
  var cache = 0
}
struct Page: View { @ObservedObject var model: Model; var body: some View { Text("\(model.shown) \(model.cache)") } }
let model = Model()
#Preview { Page(model: model) }
