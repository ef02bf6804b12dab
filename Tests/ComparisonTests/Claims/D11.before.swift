import SwiftUI
final class Model: ObservableObject { @Published var count = 0 }
struct Page: View {
  @StateObject private var model = Model()
  var body: some View { Button("Add \(model.count)") { model.count += 1 }.onChange(of: model.count) { print("changed") } }
}
#Preview { Page() }
