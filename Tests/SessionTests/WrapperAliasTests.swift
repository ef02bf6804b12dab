import Session
import Testing

/// Attributes that name a wrapper of the library by an alias.
@Suite struct WrapperAliasTests {
  @Test func `an alias may be declared in the same text as its use`() {
    let source = """
      import SwiftUI
      typealias Kept = State
      typealias Whole = State<Int>
      typealias Stored = Kept
      struct Page: View {
        @Kept var count = 3
        @Whole var other = 4
        @Stored var text = "five"
        var body: some View { Text("\\(count)") }
      }
      """
    let shown = SessionTests.play([source, "(Page().count, Page().other, Page().text)"]).map(\.lines)
    #expect(shown.last?.last?.hasSuffix(#"= (3, 4, "five")"#) ?? false)
  }
}
