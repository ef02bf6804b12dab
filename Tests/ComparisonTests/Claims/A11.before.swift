import SwiftUI
final class Plain { var value = 0 }
final class Model: ObservableObject { @Published var plain = Plain(); @Published var other = 0 }
struct Page: View { @ObservedObject var model: Model; var body: some View { Text("\(model.plain.value) \(model.other)") } }
let model = Model()
#Preview { Page(model: model) }
