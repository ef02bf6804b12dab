import SwiftUI
@Observable class Session { var user = "" }
class Legacy: ObservableObject { @Published var n = 0 }
struct Needs: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.user) }
}
struct NeedsLegacy: View {
  @EnvironmentObject var legacy: Legacy
  var body: some View { Text("\(legacy.n)") }
}
struct Maybe: View {
  @Environment(Session.self) private var session: Session?
  var body: some View { Text(session?.user ?? "") }
}
struct Root: View {
  @State private var session = Session()
  @State private var isShown = false
  var body: some View {
    VStack {
      Needs()
      Maybe()
    }
    .environment(session)
    .sheet(isPresented: $isShown) {
      Needs() // finds environment_missing
    }
  }
}
struct Healthy: View {
  @State private var session = Session()
  @State private var isShown = false
  var body: some View {
    VStack { Needs() }
      .sheet(isPresented: $isShown) { Needs() }
      .environment(session)
  }
}
#Preview("wrong") { NeedsLegacy() } // finds environment_missing
#Preview("right") { NeedsLegacy().environmentObject(Legacy()) }
#Preview("root") { Root() }
#Preview("healthy") { Healthy() }
#Preview("maybe") { Maybe() }

struct Providing: View {
  @StateObject private var legacy = Legacy()
  @State private var isShown = false
  var body: some View {
    VStack {
      framed { NeedsLegacy() }
      plain { NeedsLegacy() } // finds environment_missing
      providing(legacy) { NeedsLegacy() }
    }
  }
  private func framed<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content().padding().environmentObject(legacy)
  }
  private func plain<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { content().padding() }
}
@ViewBuilder func providing<Content: View>(_ legacy: Legacy, @ViewBuilder _ content: () -> Content) -> some View {
  content().environmentObject(legacy)
}
protocol Playing: ObservableObject { var isPlaying: Bool { get } }
final class Player: Playing { @Published var isPlaying = false }
struct Controls<Model: Playing>: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text(model.isPlaying ? "on" : "off") }
}
#Preview("providing") { Providing() }
#Preview("generic") { Controls<Player>().environmentObject(Player()) }
