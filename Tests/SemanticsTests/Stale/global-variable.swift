import SwiftUI
var user = "guest"  // wrong
@Observable class Users { var current = "guest" }  // right
let users = Users()  // right
struct Hello: View {
  var body: some View {
    Text(user)  // wrong
    Text(users.current)  // right
  }
}
:mount Hello()
user = "ann"  // wrong
users.current = "ann"  // right
