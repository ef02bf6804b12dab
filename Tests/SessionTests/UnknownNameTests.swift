import Testing

/// What Apple's frameworks have and obsh lacks is told from what is misspelt.
@Suite struct UnknownNameTests {
  @Test(arguments: [
    (#"Text("a").windowResizeAnchor(.top)"#, "11", "SwiftUI's 'View.windowResizeAnchor'"),
    (#"Text("a").bold().appStoreOverlay(isPresented: .constant(true))"#, "18", "SwiftUI's 'View.appStoreOverlay'"),
    ("let group = DocumentGroup()", "13", "SwiftUI's 'DocumentGroup'"),
    ("let chart = Chart { }", "13", "Swift Charts's 'Chart'"),
    ("let mass: MassFormatter = 1", "11", "Foundation's 'MassFormatter'"),
    ("class Old: NSUserActivity {}", "12", "Foundation's 'NSUserActivity'"),
    ("extension URLProtocol {}", "11", "Foundation's 'URLProtocol'"),
    (#"UserDefaults.standard.addSuite(named: "a")"#, "23", "Foundation's 'UserDefaults.addSuite'"),
    (#""abc".enumerateLinguisticTags(in: 1)"#, "7", "Foundation's 'String.enumerateLinguisticTags'"),
    ("let device = UIDevice.current", "14", "UIKit's 'UIDevice'"),
    (
      "struct Old: View { @FetchRequest var items: [Int]; var body: some View { EmptyView() } }", "20",
      "SwiftUI's '@FetchRequest'"
    ),
    (
      #"struct Old: View { @SectionedFetchRequest var item; var body: some View { EmptyView() } }"#, "20",
      "SwiftUI's '@SectionedFetchRequest'"
    ),
    (#"let store = NSPersistentContainer(name: "x")"#, "13", "Core Data's 'NSPersistentContainer'"),
    (
      #"struct Old: View { @Environment(\.undoManager) var undo; var body: some View { EmptyView() } }"#, "33",
      "SwiftUI's 'EnvironmentValues.undoManager'"
    ),
  ])
  func `what obsh lacks is one error with its place`(input: String, column: String, what: String) {
    let lines = play([input])[0].lines
    #expect(lines.first == "<input 1>:1:\(column): error: not supported by obsh: \(what)")
    #expect(lines.count == 3)
  }

  @Test(arguments: ["%", "let s = \"a\"; s.%", "let a: % = 3", "func f(a: Int) {}; f(%: 1)", "print(%)", ":%"])
  func `a name of any length is refused at once, and its middle is left out`(input: String) {
    let name = String(repeating: "y", count: 200_000)
    let text = play([input.replacing("%", with: name)])[0].lines.joined()
    #expect(text.contains("error: ") && text.contains("yy…yy"))
    #expect(text.count < 2_000)
  }

  @Test(arguments: [
    (#"Text("a").onTapGestre {}"#, "11", "value of type 'Text' has no member 'onTapGestre'", "onTapGesture"),
    ("let title = Txet(\"a\")", "13", "cannot find 'Txet' in scope", "Text"),
    ("let title: Strin = \"\"", "12", "cannot find type 'Strin' in scope", "String"),
    ("let shade = Color.blu", "19", "type 'Color' has no member 'blu'", "blue"),
    ("let counter = 1; print(cuonter)", "24", "cannot find 'cuonter' in scope", "counter"),
    (#"struct P { var name = "" }; let path = \P.nmae"#, "40", "value of type 'P' has no member 'nmae'", "name"),
  ])
  func `a misspelt name keeps swiftc's words and is followed by the one meant`(
    input: String, column: String, message: String, name: String
  ) {
    let lines = play([input])[0].lines
    // The fix stands behind the message, or behind the caret if there is room for it only there.
    let first = "<input 1>:1:\(column): error: \(message)"
    let fix = "did you mean '\(name)'?"
    let isShort = first.count + fix.count + 2 <= 80
    #expect(lines.first == (isShort ? "\(first); \(fix)" : first))
    #expect(lines.last?.hasSuffix(isShort ? " ^" : " ^ \(fix)") == true)
    #expect(lines.count == 3)
  }

  @Test(arguments: [
    (#"Text("a").nonexistent()"#, "<input 1>:1:11: error: value of type 'Text' has no member 'nonexistent'"),
    ("let row = 1; Row()", "<input 1>:1:14: error: cannot find 'Row' in scope"),
    ("let a = 1; print(b)", "<input 1>:1:18: error: cannot find 'b' in scope"),
  ])
  func `a name like no other is followed by none`(input: String, message: String) {
    let lines = play([input])[0].lines
    #expect(lines.first == message)
    #expect(lines.count == 3)
  }

  @Test func `a name of views is none of other types`() {
    check(
      """
      > struct Point { var x = 0 }
      > Point().defaultFocus()
      <input 2>:1:9: error: value of type 'Point' has no member 'defaultFocus'
      1 | Point().defaultFocus()
        |         ^
      """)
  }

  @Test func `a program may have a view of its own`() {
    check(
      """
      > protocol View { var body: String { get } }
      > struct Page: View { var body: String { "" } }
      > Page().appStoreOverlay()
      <input 3>:1:8: error: value of type 'Page' has no member 'appStoreOverlay'
      1 | Page().appStoreOverlay()
        |        ^
      """)
  }

  @Test func `what the program declares under a name of Apple's is found`() {
    check(
      """
      > struct Canvas { var size = 1 }
      > extension View { func appStoreOverlay() -> Int { 2 } }
      > Canvas().size + Text("a").appStoreOverlay()
      Int = 3
      """)
  }

  @Test func `a key path that finds nothing in the environment is at fault`() {
    check(
      #"""
      > struct Sheet: View { @Environment(\.dismis) var dismiss; var body: some View { EmptyView() } }
      <input 1>:1:35: error: value of type 'EnvironmentValues' has no member 'dismis'
      1 | struct Sheet: View { @Environment(\.dismis) var dismiss; var body: some Vie…
        |                                   ^ did you mean 'dismiss'?
      """#)
  }
}
