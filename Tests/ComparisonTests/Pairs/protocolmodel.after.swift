import SwiftUI

protocol Greeting: AnyObject, Observable {
  var name: String { get set }
  func greet() -> String
}

@Observable
final class Formal: Greeting {
  var name = "Ann"
  var isLoud = false
  func greet() -> String { isLoud ? "GOOD DAY, \(name)" : "Good day, \(name)" }
}

struct GreetingView<Model: Greeting>: View {
  @Bindable var model: Model
  var body: some View {
    Text(model.greet())
    TextField("Name", text: $model.name)
  }
}

struct Page: View {
  @State private var model = Formal()
  var body: some View {
    GreetingView(model: model)
    Toggle("Loud", isOn: $model.isLoud)
  }
}
#Preview { Page() }
