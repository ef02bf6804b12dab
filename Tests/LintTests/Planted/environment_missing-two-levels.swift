import SwiftUI

final class Auth: ObservableObject {
  @Published var user = "Ann"
}

struct Avatar: View {
  @EnvironmentObject private var auth: Auth
  var body: some View { Text(auth.user) }
}

struct Toolbar1: View {
  var body: some View { HStack { Avatar() } }
}

struct Root: View {
  @StateObject private var auth = Auth()
  var body: some View {
    VStack { Toolbar1() }
      .environmentObject(auth)  // right
  }
}

#Preview { Root() }
