import SwiftUI
final class Plain { var value = 0 }
@Observable final class Model { var plain = Plain(); var other = 0 }
struct Page: View { var model: Model; var body: some View { Text("\(model.plain.value) \(model.other)") } }
let model = Model()
#Preview { Page(model: model) }
