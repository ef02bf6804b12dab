import SwiftUI
@Observable final class Model {
  var shown = 0
  @ObservationIgnored var cache = 0
}
struct Page: View { var model: Model; var body: some View { Text("\(model.shown) \(model.cache)") } }
let model = Model()
#Preview { Page(model: model) }
