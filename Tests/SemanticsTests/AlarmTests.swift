import Testing

/// What must not be missed is told on the standard error where nothing is traced.
@Suite struct AlarmTests {
  @Test func `a warning is told without a trace`() {
    let result = run(
      script: """
        struct Screen: View { @State var n = 0; var body: some View { let _ = (n = 1); Text("") } }
        :mount Screen()
        """)
    #expect(result.output == "")
    #expect(
      result.complaints == """
          warning  Modifying state during view update, this will cause undefined
                   behavior.

        """)
  }

  @Test func `a mistake is told without a trace`() {
    let result = run(
      script: """
        @Observable class Model { var n = 0 }
        struct Child: View { let model = Model(); let t: Int; var body: some View { Button("Add") { model.n += 1 } } }
        struct Screen: View { @State var t = 0; var body: some View { Child(t: t); Button("Tick") { t += 1 } } }
        :mount Screen()
        :tap Add
        :tap Tick
        """)
    #expect(result.output == "")
    #expect(result.complaints.hasPrefix("  mistake  Child.model: Model#1 (n 1) is lost"))
  }

  @Test func `the SDK of a script is an option`() {
    #expect(run(script: ":set sdk 27").complaints.contains("its sdk is set by the option --sdk\n"))
    let script = """
      func make() -> Int { print("made"); return 1 }
      struct Child: View { @State var n = make(); let t: Int; var body: some View { Text("\\(n)") } }
      struct Screen: View { @State var t = 0; var body: some View { Child(t: t); Button("Tick") { t += 1 } } }
      :mount Screen()
      :tap Tick
      """
    #expect(run(script: script).output == "made\nmade\n")
    #expect(run(script: script, sdk: .sdk27).output == "made\n")
  }

  @Test func `a view that makes itself is stopped`() {
    let result = run(
      script: """
        struct Outer: View { var body: some View { VStack { Inner() } } }
        struct Inner: View { var body: some View { Outer() } }
        :mount Outer()
        """)
    #expect(result.output == "")
    #expect(
      result.complaints == """
        main.swift:3:8: Fatal error: Inner is nested inside 10000 other views: a view that contains itself needs a condition to stop
        3 | :mount Outer()
          |        ^

        """)
  }
}
