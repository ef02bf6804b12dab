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

  @Test func aWriteRunsWhoSubscribesToTheObject() {
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

  @Test func theObjectAnnouncesWhatAViewWritesUnderItsKey() {
    let trial = Trial(
      settings, panel,
      """
      struct Other: View {
        @AppStorage("volume") var volume = 0
        var body: some View { Button("Ten") { volume = 10 } }
      }
      """, ":mount Panel()", ":mount Other()", ":tap Ten", ":render Panel")
    #expect(trial.bodies("Panel") == 2)
    #expect(trial.last.contains("volume 10"))
  }

  @Test func itsSubscribersHearOfItBeforeItIsStored() {
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
  @Test func inAnObservableClassItIsPlainStorage() {
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
