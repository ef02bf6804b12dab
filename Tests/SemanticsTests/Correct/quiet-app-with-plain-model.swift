import SwiftUI
@Observable final class AppModel { var count = 0 }
final class AppDelegate { let model = AppModel() }
struct ContentView: View {
  @Environment(AppModel.self) private var model
  var body: some View { Button("\(model.count)") { model.count += 1 } }
}
@main struct MyApp: App {
  private let model = AppModel()
  var body: some Scene {
    WindowGroup { ContentView().environment(model) }
    Settings { ContentView().environment(model) }
  }
}
#Preview { ContentView().environment(AppModel()) }
struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView().environment(AppModel()) }
}
