import SwiftUI

@Observable
final class Model {
  var tab = 0
  var badge = 2
  func open() { badge = 0; tab = 1 }
}

struct Home: View {
  @Environment(Model.self) private var model
  var body: some View { Button("Open") { model.open() } }
}
struct Inbox: View {
  @Environment(Model.self) private var model
  var body: some View { Text("\(model.badge) new") }
}
struct Page: View {
  @State private var model = Model()
  var body: some View {
    TabView(selection: $model.tab) {
      Home().tabItem { Text("Home") }.tag(0)
      Inbox().tabItem { Text("Inbox") }.tag(1)
    }
    .environment(model)
  }
}
#Preview { Page() }
