import Testing

/// A default value of the environment that is an instance of a class (4.7, D9).
@Suite struct EntryDefaultTests {
  private let model = "@Observable final class Session { var n = 0; init() {} }"
  private let views = [
    """
    struct Badge: View {
      @Environment(\\.session) var session
      let t: Int
      var body: some View { Text("badge \\(session.n)"); Button("Add") { session.n += 1 } }
    }
    """,
    "struct Other: View { @Environment(\\.session) var session; var body: some View { Text(\"other \\(session.n)\") } }",
    """
    struct Screen: View {
      @State var t = 0
      var body: some View { Badge(t: t); Other(); Button("Tick") { t += 1 } }
    }
    """, ":mount Screen()", ":tap Add",
  ]

  // OpenSwiftUI: EntryMacroTests; `defaultValue` is a computed property, with a written type and without.
  @Test(arguments: [": Session", ""])
  func `each view that reads the default has an instance of its own, and that is named`(type: String) {
    let trial = Trial(
      [model, "extension EnvironmentValues { @Entry var session\(type) = Session() }"] + views + [":render"])
    #expect(trial.last.contains("badge 1") && trial.last.contains("other 0"))
    #expect(
      trial.mistakes == [
        "Badge.session is Session#1, with n 1, but Other.session is Session#2: the default value of 'session' in the"
          + " environment is created again for each view that reads it."
      ])
    #expect(
      trial.advice == [
        "pass one with '.environment(\\.session, …)', or make the default a 'static let' of Session"
      ])
  }

  // OpenSwiftUI: `EnvironmentBox.update` reads again only where the environment or the key path has changed.
  @Test func `a view keeps the default that it has read when its parent gives it another value`() {
    let trial = Trial(
      [model, "extension EnvironmentValues { @Entry var session: Session = Session() }"] + views
        + [":tap Tick", ":render", ":objects"])
    #expect(trial.shown[trial.shown.count - 2].contains("badge 1"))
    #expect(trial.instances(of: "Session").count == 2)
    #expect(trial.last.contains("Session#1  held by view Badge.session"))
  }

  @Test func `a 'static let' as the default is shared, and nothing is wrong with it`() {
    let trial = Trial(
      ["@Observable final class Session { static let shared = Session(); var n = 0; init() {} }"]
        + ["extension EnvironmentValues { @Entry var session = Session.shared }"] + views + [":render"])
    #expect(trial.last.contains("badge 1") && trial.last.contains("other 1"))
    #expect(trial.mistakes.isEmpty)
  }
}
