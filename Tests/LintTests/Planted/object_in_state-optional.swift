import SwiftUI

class Session: ObservableObject { @Published var user: String? }

struct AccountView: View {
  @State private var session: Session? = nil  // wrong
  @ObservedObject var session: Session  // right
  var body: some View {
    VStack {
      Text(session?.user ?? "nobody")  // wrong
      Text(session.user ?? "nobody")  // right
      Button("Sign in") { session = Session() }  // wrong
      Button("Sign in") { session.user = "Ann" }  // right
    }
  }
}
