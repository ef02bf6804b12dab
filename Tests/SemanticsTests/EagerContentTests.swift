import Testing

/// What a closure that does not escape makes is made with the view: the destination of a link, the buttons of an alert.
/// SwiftUI's interface says which these are: `destination: () -> Destination` beside `content: @escaping () -> Content`.
@Suite struct EagerContentTests {
  private let detail = """
    struct Detail: View {
      init(_ name: String) { print("made", name) }
      var body: some View { let _ = print("drawn"); Text("detail") }
    }
    """

  private func shown(_ content: String, _ inputs: String...) -> String {
    let page = """
      struct Page: View {
        @State private var isOpen = false
        var body: some View { NavigationStack { \(content) } }
      }
      """
    return Trial([detail, page, ":mount Page()"] + inputs).shown.dropFirst(2).joined()
  }

  private func count(_ word: String, in text: String) -> Int {
    text.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix(word) }
  }

  @Test func `a link's destination is made with the link and its body waits`() {
    let mounted = shown(#"NavigationLink("Open") { Detail("a") }"#)
    #expect(count("made a", in: mounted) == 1)
    #expect(count("drawn", in: mounted) == 0)
    let tapped = shown(#"NavigationLink("Open") { Detail("a") }"#, ":tap Open")
    #expect(count("drawn", in: tapped) == 1)
  }

  @Test func `the destination of a flag is made with the view`() {
    let mounted = shown(#"Text("x").navigationDestination(isPresented: $isOpen) { Detail("b") }"#)
    #expect(count("made b", in: mounted) == 1)
    #expect(count("drawn", in: mounted) == 0)
  }

  @Test func `the content of a sheet is not made before it is shown`() {
    let mounted = shown(#"Text("x").sheet(isPresented: $isOpen) { Detail("c") }"#)
    #expect(count("made", in: mounted) == 0)
  }

  @Test func `what an alert's buttons read is read by the body around it`() {
    let trial = Trial(
      "@Observable class Draft { var name = \"a\" }", "let draft = Draft()",
      """
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          Text("x").alert("Save?", isPresented: $isOpen) { Button("Save \\(draft.name)") {} }
        }
      }
      """, ":mount Page()", "draft.name = \"b\"")
    #expect(trial.last.contains("Page"))
  }
}
