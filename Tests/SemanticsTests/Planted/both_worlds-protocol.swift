import SwiftUI
protocol ScreenModel: ObservableObject { var title: String { get } }  // wrong
protocol ScreenModel: AnyObject { var title: String { get } }  // right
@Observable final class HomeModel: ScreenModel { var title = "Home" }
struct HomeScreen: View {
  let model: HomeModel
  var body: some View { Text(model.title); Button("Go") { model.title = "Gone" } }
}
:mount HomeScreen(model: HomeModel())
:tap Go
