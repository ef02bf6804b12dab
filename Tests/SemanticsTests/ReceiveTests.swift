import Testing

/// `onReceive` (OpenSwiftUI: `SubscriptionView`, `SubscriptionLifetime`).
@Suite struct ReceiveTests {
  private func screen(_ publisher: String) -> [String] {
    [
      "class Model: ObservableObject { @Published var n = 0; let sent = PassthroughSubject<Int, Never>() }",
      """
      struct Screen: View {
        @StateObject var model = Model()
        @State var t = 0
        var body: some View {
          Text("\\(model.n)").onReceive(\(publisher)) { print($0, t) }
          Text("\\(t)")
          Button("N") { model.n += 1 }
          Button("Send") { model.sent.send(7) }
          Button("Tick") { t += 1 }
        }
      }
      """, ":mount Screen()",
    ]
  }

  @Test func `a publisher that compares equal is not subscribed to again when the body runs`() {
    let trial = Trial(screen("model.$n") + [":tap Tick", ":tap N"], level: .off)
    #expect(trial.shown[2] == "0 0\n")
    #expect(trial.shown[3] == "")
    #expect(trial.last == "1 1\n")
  }

  @Test func `operators without closures compare by what they are made of`() {
    let debounced = "model.$n.debounce(for: .seconds(1), scheduler: DispatchQueue.main)"
    let trial = Trial(screen(debounced) + [":advance 2s", ":tap Tick", ":advance 2s"], level: .off)
    #expect(trial.shown[3].contains("0 0"))
    #expect(trial.last == "")
    let received = Trial(screen("model.$n.receive(on: DispatchQueue.main)") + [":tap Tick"], level: .off)
    #expect(received.last == "")
  }

  @Test func `a publisher with a closure never compares equal`() {
    let trial = Trial(screen("model.$n.map { $0 * 10 }") + [":tap Tick"], level: .off)
    #expect(trial.last == "0 1\n")
  }

  @Test func `the action is that of the last run`() {
    let trial = Trial(screen("model.sent") + [":tap Tick", ":tap Send"], level: .off)
    #expect(trial.last == "7 1\n")
  }
}
