import Testing

/// User defaults and `@AppStorage` are one storage.
@Suite struct UserDefaultsTests {
  private let page = """
    struct Page: View {
      @AppStorage("count") var count = 1
      @AppStorage("name") var name = "Ann"
      var body: some View { Text("\\(count) \\(name)"); Button("Add") { count += 1 } }
    }
    """

  @Test func `what the program stores is what the view shows`() {
    let trial = Trial(
      page, "UserDefaults.standard.set(5, forKey: \"count\")", ":mount Page()", ":render",
      "UserDefaults.standard.set(\"Ben\", forKey: \"name\")", ":render",
      "UserDefaults.standard.removeObject(forKey: \"count\")", ":render")
    #expect(trial.failure == nil)
    #expect(trial.shown[3].contains("\"5 Ann\""))
    #expect(trial.shown[5].contains("\"5 Ben\""))
    #expect(trial.shown[7].contains("\"1 Ben\""))
    #expect(trial.bodies("Page") == 3)
  }

  @Test func `what the view stores is what the program reads`() {
    let trial = Trial(
      page, ":mount Page()", "UserDefaults.standard.object(forKey: \"count\") == nil", ":tap Add",
      "UserDefaults.standard.integer(forKey: \"count\")")
    #expect(trial.shown[2] == "Bool = true\n")
    #expect(trial.shown[4] == "Int = 2\n")
  }

  @Test func `a view that has read a missing value is not said to show nil`() {
    let result = run(
      script: """
        import SwiftUI
        struct Welcome: View {
          var body: some View {
            Text(UserDefaults.standard.bool(forKey: "seen") ? "Home" : "Intro")
            Button("Start") { UserDefaults.standard.set(true, forKey: "seen") }
          }
        }
        :mount Welcome()
        :tap Start
        :mistakes
        """)
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Welcome still shows that 'seen' of UserDefaults had no value, but it is true"))
  }

  @Test func `a write under another key or in another suite runs nothing`() {
    let trial = Trial(
      page, ":mount Page()", "UserDefaults.standard.set(5, forKey: \"other\")",
      "UserDefaults(suiteName: \"group\")!.set(5, forKey: \"count\")")
    #expect(trial.failure == nil)
    #expect(trial.bodies("Page") == 1)
  }

  @Test func `a view and the program share the values of a suite, and not those of the standard defaults`() {
    let trial = Trial(
      "let group = UserDefaults(suiteName: \"group\")!",
      """
      struct Page: View {
        @AppStorage("name", store: group) var name = "none"
        @AppStorage("name") var own = "own"
        var body: some View { Text("\\(name) \\(own)"); Button("Go") { name = "Bob" } }
      }
      """, ":mount Page()", "group.set(\"Ann\", forKey: \"name\")", ":render", ":tap Go",
      "(group.string(forKey: \"name\"), UserDefaults.standard.string(forKey: \"name\"))",
      "group.removePersistentDomain(forName: \"group\")", ":render")
    #expect(trial.failure == nil)
    #expect(trial.shown[4].contains("\"Ann own\""))
    #expect(trial.shown[6] == "(String?, String?) = (\"Bob\", nil)\n")
    #expect(trial.shown[8].contains("\"none own\""))
    #expect(trial.bodies("Page") == 4)
  }

  private let look = """
    enum Theme: String { case light, dark }
    struct Look: View {
      @AppStorage("theme") var theme = Theme.light
      @AppStorage("theme") var word = "none"
      @AppStorage("name") var name: String?
      var body: some View {
        Text("\\(theme) \\(word) \\(name ?? "-")")
        Button("Light") { theme = .light }
        Button("Ann") { name = "Ann" }
        Button("Nobody") { name = nil }
      }
    }
    """

  @Test func `an enum is stored as its raw value, which properties of other types share`() {
    let trial = Trial(
      look, "UserDefaults.standard.set(\"dark\", forKey: \"theme\")", ":mount Look()", ":render", ":tap Light",
      "UserDefaults.standard.string(forKey: \"theme\")", ":render",
      "UserDefaults.standard.set(\"no theme\", forKey: \"theme\")", ":render")
    #expect(trial.failure == nil)
    #expect(trial.shown[3].contains("\"dark dark -\""))
    #expect(trial.shown[5] == "String? = \"light\"\n")
    #expect(trial.shown[6].contains("\"light light -\""))
    #expect(trial.shown[8].contains("\"light no theme -\""))
    #expect(trial.bodies("Look") == 3)
  }

  @Test func `an optional is stored as its value, and nil removes it`() {
    let trial = Trial(
      look, ":mount Look()", ":tap Ann", "UserDefaults.standard.dictionaryRepresentation()[\"name\"] as? String",
      ":tap Nobody", "UserDefaults.standard.object(forKey: \"name\") == nil", ":render")
    #expect(trial.failure == nil)
    #expect(trial.shown[3] == "String? = \"Ann\"\n")
    #expect(trial.shown[5] == "Bool = true\n")
    #expect(trial.shown[6].contains("\"light none -\""))
  }

  @Test func `a view shows what is registered while nothing is stored`() {
    let trial = Trial(
      page, "UserDefaults.standard.register(defaults: [\"count\": 7])", ":mount Page()", ":render", ":tap Add",
      "UserDefaults.standard.removeObject(forKey: \"count\")", ":render",
      "UserDefaults.standard.register(defaults: [\"count\": 9])", ":render")
    #expect(trial.shown[3].contains("\"7 Ann\""))
    #expect(trial.shown[6].contains("\"7 Ann\""))
    #expect(trial.shown[8].contains("\"9 Ann\""))
  }

  @Test func `what a view stores is announced as any change of the user defaults`() {
    let trial = Trial(
      page, "var changes = 0",
      "NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) "
        + "{ _ in changes += 1 }", ":mount Page()", ":tap Add", "changes")
    #expect(trial.shown[5] == "Int = 1\n")
  }
}
