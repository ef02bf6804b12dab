import Testing

/// `@AppStorage` in an ObservableObject announces a change as `@Published` does.
@Suite struct StorageOfObjectTests {
  private let settings = "class Settings: ObservableObject { @AppStorage(\"volume\") var volume = 3 }"
  private let panel = """
    struct Panel: View {
      @StateObject var settings = Settings()
      var body: some View {
        Text("volume \\(settings.volume)")
        Button("Louder") { settings.volume += 1 }
        Button("Same") { settings.volume = settings.volume }
        Stepper("Level", value: $settings.volume)
      }
    }
    """

  @Test func `a write runs who subscribes to the object`() {
    check(
      level: .writes,
      """
      > \(settings)
      > \(panel.split(separator: "\n").joined(separator: "\n. "))
      > :mount Panel()
        body     Panel  #1  reads Settings#1.objectWillChange, Panel.settings
      > :tap Louder
        publish  Settings#1.volume  3 → 4
                 invalidates Panel
        state    AppStorage.volume  3 → 4
        body     Panel  #2  because Settings#1.volume
      > :tap "Level +"
        publish  Settings#1.volume  4 → 5
                 invalidates Panel
        state    AppStorage.volume  4 → 5
        body     Panel  #3  because Settings#1.volume
      > :tap Same
        equal    AppStorage.volume  5 → 5  nobody is told
      """)
  }

  @Test func `3.6 the object announces nothing that is written elsewhere under its key`() {
    let trial = Trial(
      settings, panel,
      """
      struct Other: View {
        @AppStorage("volume") var volume = 0
        var body: some View { Button("Ten") { volume = 10 } }
      }
      """, ":mount Panel()", ":mount Other()", ":tap Ten", ":render Panel")
    #expect(trial.bodies("Panel") == 1)
    #expect(trial.last.contains("volume 3"))
  }

  @Test func `3.6 of two objects with one key, the one that is written announces it`() {
    let result = run(
      script: """
        \(settings)
        let (a, b) = (Settings(), Settings())
        let heard = [a, b].map { object in object.objectWillChange.sink { print(object === a ? "a" : "b") } }
        b.volume = 9
        print(a.volume)
        """)
    #expect(result.output == "b\n9\n")
  }

  @Test func `3.5 an object without subscribers stores a value while a body runs, and nothing is said`() {
    let trial = Trial(
      """
      class Settings: ObservableObject {
        @AppStorage("volume") var volume = 3
        init() { reset() }
        func reset() { volume = 7 }
      }
      struct Panel: View {
        @StateObject var settings = Settings()
        var body: some View { Text("volume \\(settings.volume)") }
      }
      """, ":mount Panel()", ":mistakes", ":render Panel")
    #expect(trial.bodies("Panel") == 1)
    #expect(!trial.shown.joined().contains("Modifying state"))
    #expect(!trial.shown.joined().contains("Publishing changes"))
    #expect(trial.last.contains("volume 7"))
  }

  @Test func `3.5 an object with a subscribed view is told that it publishes while a body runs`() {
    let trial = Trial(
      """
      class Settings: ObservableObject { @AppStorage("volume") var volume = 3 }
      struct Panel: View {
        @StateObject var settings = Settings()
        var body: some View {
          let _ = settings.volume = 7
          Text("volume \\(settings.volume)")
        }
      }
      """, ":mount Panel()", ":mistakes")
    #expect(trial.shown.joined().contains("Publishing changes from within view updates"))
  }

  // `@AppStorage`: "The default value if a value is not specified for the given key" (Apple's documentation).
  @Test func `each property has a default value of its own until something is stored`() {
    let result = run(
      script: """
        struct A: View { @AppStorage("n") var n = 1; var body: some View { let _ = print("A", n); Text("") } }
        struct B: View {
          @AppStorage("n") var n = 2
          var body: some View { let _ = print("B", n); Button("Two") { n = 2 }; Button("Three") { n = 3 } }
        }
        class Object: ObservableObject { @AppStorage("n") var n = 5 }
        struct Screen: View { var body: some View { A(); B(); Text("\\(Object().n)") } }
        :mount Screen()
        :render
        :tap Two
        :tap Three
        """)
    #expect(result.complaints == "")
    #expect(result.output.hasPrefix("A 1\nB 2\n"))
    #expect(result.output.contains("Text  \"5\""))
    #expect(result.output.hasSuffix("A 2\nA 3\nB 3\n"))
  }

  @Test func `each @SceneStorage has a default value of its own`() {
    let result = run(
      script: """
        struct A: View { @SceneStorage("n") var n = 1; var body: some View { let _ = print("A", n); Text("") } }
        struct B: View { @SceneStorage("n") var n = 2; var body: some View { let _ = print("B", n); Text("") } }
        struct Screen: View { var body: some View { A(); B() } }
        :mount Screen()
        """)
    #expect(result.output == "A 1\nB 2\n")
  }

  @Test func `its subscribers hear of it before it is stored`() {
    let result = run(
      script: """
        \(settings)
        let settings = Settings()
        let heard = settings.objectWillChange.sink { print("volume is still \\(settings.volume)") }
        settings.volume = 9
        print(settings.volume)
        """)
    #expect(result.complaints == "")
    #expect(result.output == "volume is still 3\n9\n")
  }

  /// Where nothing is announced it is storage like any other.
  @Test func `in an observable class it is plain storage`() {
    let result = run(
      script: """
        @Observable class Model { @ObservationIgnored @AppStorage("name") var name = "Ann" }
        let (a, b) = (Model(), Model())
        a.name = "Bob"
        print(b.name)
        """)
    #expect(result.complaints == "")
    #expect(result.output == "Bob\n")
  }
}
