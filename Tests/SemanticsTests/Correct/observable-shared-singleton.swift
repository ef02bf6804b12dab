@Observable class Session { static let shared = Session(); var user: String?; private init() {} }
struct Greeting: View { let session = Session.shared; var body: some View { Text(session.user ?? "guest") } }
struct Screen: View {
  @State private var t = 0
  var body: some View { Greeting(); Button("In") { Session.shared.user = "Ann" }; Button("Tick") { t += 1 }; Text("\(t)") }
}
:mount Screen()
:tap In
:tap Tick
