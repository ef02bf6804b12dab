import SwiftUI
final class Model: ObservableObject { @Published var name = "Ann" }
struct Child: View { @ObservedObject var model: Model; var body: some View { TextField("Name", text: $model.name) } }
struct Page: View { @StateObject private var model = Model(); var body: some View { Child(model: model) } }
#Preview { Page() }
