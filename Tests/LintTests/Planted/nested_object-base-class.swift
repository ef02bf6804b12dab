import SwiftUI

final class Settings: ObservableObject {
  @Published var isLarge = false
}

class Screen1: ObservableObject {
  let settings = Settings()
}

final class HomeModel: Screen1 {
  @Published var title = "Home"
}

struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Text(model.title).font(model.settings.isLarge ? .title : .body)  // wrong
    TitleView(settings: model.settings, title: model.title)  // right
    Button("Large") { model.settings.isLarge.toggle() }
  }
}

struct TitleView: View {  // right
  @ObservedObject var settings: Settings  // right
  let title: String  // right
  var body: some View { Text(title).font(settings.isLarge ? .title : .body) }  // right
}  // right
