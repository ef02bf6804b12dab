import Testing

@testable import Trace

/// Text in forms that others read: what it holds means nothing there.
@Suite struct EscapingTests {
  @Test func `an annotation names its place and escapes what would end a part of it`() {
    let command = GitHubCommand(
      .error, file: "a,b:c%.md", line: 3, column: 7, title: "one: two, three", "first\r\nsecond: 100%, all")
    #expect(
      command.text
        == "::error file=a%2Cb%3Ac%25.md,line=3,col=7,title=one%3A two%2C three::first%0D%0Asecond: 100%25, all")
    #expect(GitHubCommand(.error, file: "./a.md", "x").text == "::error file=a.md::x")
    #expect(GitHubCommand(.notice, "well").text == "::notice::well")
  }

  @Test(arguments: [
    ("::error::x", "\\::error::x"), ("  ::stop-commands::x", "  \\::stop-commands::x"),
    ("+ ##[set-env name=A]b", "+ ##\\[set-env name=A]b"), ("a :: b", "a :: b"), ("# [x]", "# [x]"), ("", ""),
  ])
  func `a line that a program printed is no command`(line: String, harmless: String) {
    #expect(GitHubCommand.harmless(line) == harmless)
  }

  @Test func `text in XML is no markup, and its characters are those that XML has`() {
    #expect(XMLText.escaped("<a b=\"c\">&</a>") == "&lt;a b=&quot;c&quot;&gt;&amp;&lt;/a&gt;")
    #expect(XMLText.escaped("a\tb\r\nc") == "a&#9;b&#13;&#10;c")
    #expect(XMLText.escaped("\u{1B}[31m\u{FFFF}é") == "\\u{1B}[31m\\u{FFFF}é")
  }

  @Test func `marks of direction cannot turn a line round`() {
    #expect(Columns.printable("a\u{202E}b\u{2066}") == "a\\u{202E}b\\u{2066}")
    #expect(Columns.withoutDirection("a\n\u{202E}b") == "a\n\\u{202E}b")
    #expect(Columns.printable("\u{1F468}\u{200D}\u{1F469}") == "\u{1F468}\u{200D}\u{1F469}")
  }
}
