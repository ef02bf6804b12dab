import SwiftUI
final class Model: ObservableObject { @Published var n = 0; deinit { print("gone") } }
struct Child: View { @StateObject private var model = Model(); var body: some View { Button("Add \(model.n)") { model.n += 1 } } }
struct Page: View { @State private var isOn = true; var body: some View { Toggle("On", isOn: $isOn); if isOn { Child() } } }
#Preview { Page() }
