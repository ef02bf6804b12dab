import SwiftUI
enum Route { case home, profile }
@Observable final class ProfileModel { var taps = 0 }
struct ProfileView: View { let model: ProfileModel; var body: some View { Button("P") { model.taps += 1 }; Text("\(model.taps)") } }
struct RouterView: View {
  let route: Route
  @State private var n = 0
  @State private var profile = ProfileModel()  // right
  var body: some View {
    destination(for: route)
    Button("Again") { n += 1 }
    Text("\(n)")
  }
  @ViewBuilder func destination(for route: Route) -> some View {
    switch route {
    case .home: Text("home")
    case .profile: ProfileView(model: ProfileModel())  // wrong
    case .profile: ProfileView(model: profile)  // right
    }
  }
}
:mount RouterView(route: .profile)
:tap P
:tap Again
