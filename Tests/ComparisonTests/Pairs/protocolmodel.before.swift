import SwiftUI

protocol Greeting: ObservableObject {
  var name: String { get set }
  func greet() -> String
}

final class Formal: Greeting {
  @Published var name = "Ann"
  @Published var isLoud = false
  func greet() -> String { isLoud ? "GOOD DAY, \(name)" : "Good day, \(name)" }
}

struct GreetingView<Model: Greeting>: View {
  @ObservedObject var model: Model
  var body: some View {
    Text(model.greet())
    TextField("Name", text: $model.name)
  }
}

struct Page: View {
  @StateObject private var model = Formal()
  var body: some View {
    GreetingView(model: model)
    Toggle("Loud", isOn: $model.isLoud)
  }
}
#Preview { Page() }
