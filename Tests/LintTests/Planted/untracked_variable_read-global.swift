import SwiftUI

nonisolated(unsafe) var currentUser = "guest"  // wrong
@Observable class Users { var current = "guest" }  // right

struct Greeting: View {
  @State private var users = Users()  // right
  var body: some View {
    Text("Hello \(currentUser)")  // wrong
    Text("Hello \(users.current)")  // right
      .onTapGesture {
        currentUser = "ann"  // wrong
        users.current = "ann"  // right
      }
  }
}
