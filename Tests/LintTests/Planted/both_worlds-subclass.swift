import SwiftUI

class LegacyBase: ObservableObject {
  var name = ""
}

@Observable final class UserStore: LegacyBase {  // wrong
final class UserStore: LegacyBase {  // right
  var count = 0  // wrong
  @Published var count = 0  // right
}

struct UserView: View {
  @StateObject private var store = UserStore()
  var body: some View { Button("\(store.count)") { store.count += 1 } }
}
