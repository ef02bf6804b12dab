import SwiftUI
enum Flags { static var isReady = false }  // wrong
@Observable class Flags { static let shared = Flags(); var isReady = false }  // right
struct ReadyView: View {
  var body: some View {
    Text(Flags.isReady ? "ready" : "loading")  // wrong
    Text(Flags.shared.isReady ? "ready" : "loading")  // right
      .task {
        try? await Task.sleep(for: .seconds(1))
        Flags.isReady = true  // wrong
        Flags.shared.isReady = true  // right
      }
  }
}
:mount ReadyView()
:advance 1s
