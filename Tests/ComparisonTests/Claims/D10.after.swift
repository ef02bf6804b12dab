import SwiftUI
@Observable final class Model { var name = "Ann" }
struct Child: View { let model: Model; var body: some View { TextField("Name", text: $model.name) } }
struct Page: View { @State private var model = Model(); var body: some View { Child(model: model) } }
#Preview { Page() }
