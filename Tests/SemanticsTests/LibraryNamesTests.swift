import Testing

/// What the library makes of several views is shown by what the program knows of it.
@Suite struct LibraryNamesTests {
  @Test func `a stack is stale under its own name`() {
    check(
      level: .writes,
      """
      > struct Page: View {
      .   @State private var path: [Int] = []
      .   var body: some View {
      .     NavigationStack(path: $path) {
      .       Button("Go") { path = [1] }.navigationDestination(for: Int.self) { Text("\\($0)") }
      .     }
      .   }
      . }
      > :mount Page()
        body     Page  #1  reads nothing
      > :tap Go
        state    Page.path  [] → [1]
                 invalidates Page.NavigationStack
      > :tap Back
        state    Page.path  [1] → []
                 invalidates Page.NavigationStack
      """)
  }

  @Test func `state that the program has not written is not shown`() {
    check(
      level: .writes,
      """
      > struct Page: View {
      .   var body: some View {
      .     NavigationStack {
      .       NavigationLink("Value", value: 1).navigationDestination(for: Int.self) { Text("\\($0)") }
      .       ForEach(0..<2) { row in NavigationLink("Row \\(row)") { Text("row") } }
      .     }
      .   }
      . }
      > :mount Page()
        body     Page  #1  reads nothing
      > :tap Value
      > :tap Back
      > :tap "Row 1"
      > :render
        Page  #1
          NavigationStack
            NavigationLink  "Value"
            NavigationLink  "Row 0"
            NavigationLink  "Row 1"
            destination
              Text  "row"
      """)
  }

  @Test func `a wrapper that does not fit is not told with the library's names`() {
    let result = run(
      script: "struct Page: View { @AppStorage(\"x\") var list: [Int] = []; var body: some View { Text(\"\") } }")
    #expect(result.complaints.hasPrefix("main.swift:1:22: error: no exact matches in call to initializer"))
    #expect(!result.complaints.contains("_"))
  }
}
