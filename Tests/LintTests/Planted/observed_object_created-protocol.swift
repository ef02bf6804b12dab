import SwiftUI

protocol ScreenModel: ObservableObject {
  var title: String { get }
}

final class HomeModel: ScreenModel {
  @Published var title = "Home"
}

struct HomeScreen: View {
  @ObservedObject var model: HomeModel = .init()  // wrong
  @StateObject var model: HomeModel = .init()  // right
  var body: some View { Button(model.title) { model.title = "House" } }
}
