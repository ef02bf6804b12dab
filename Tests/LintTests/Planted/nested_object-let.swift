import Combine
import SwiftUI

final class ProfileModel: ObservableObject {
  @Published var nickname = "?"
}

final class AppState: ObservableObject {
  let profile = ProfileModel()
  @Published var tab = 0
  private var bag = Set<AnyCancellable>()  // right
  init() {  // right
    profile.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)  // right
  }  // right
}

struct Sidebar: View {
  @EnvironmentObject var state: AppState
  var body: some View {
    Text(state.profile.nickname)
      .onTapGesture { state.profile.nickname = "Zed" }
  }
}
