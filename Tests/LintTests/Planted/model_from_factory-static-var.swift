import SwiftUI

@Observable final class Session {
  var user = "nobody"
  static var fresh: Session { Session() }  // wrong
  static let fresh = Session()  // right
}

struct Header: View {
  let session = Session.fresh
  var body: some View {
    Text(session.user)
    Button("Ann") { session.user = "Ann" }
  }
}
