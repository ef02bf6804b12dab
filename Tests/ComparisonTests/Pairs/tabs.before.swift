import SwiftUI

final class Model: ObservableObject {
  @Published var tab = 0
  @Published var badge = 2
  func open() { badge = 0; tab = 1 }
}

struct Home: View {
  @EnvironmentObject private var model: Model
  var body: some View { Button("Open") { model.open() } }
}
struct Inbox: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.badge) new") }
}
struct Page: View {
  @StateObject private var model = Model()
  var body: some View {
    TabView(selection: $model.tab) {
      Home().tabItem { Text("Home") }.tag(0)
      Inbox().tabItem { Text("Inbox") }.tag(1)
    }
    .environmentObject(model)
  }
}
#Preview { Page() }
