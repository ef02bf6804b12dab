import Session
import Testing
import Trace

/// A session in a terminal whose width changes.
@Suite struct WidthTests {
  @Test func `the help fits a narrow terminal, in whole words`() {
    var text = ""
    var options = SessionOptions(.shell)
    options.wrapsMessages = true
    let session = Session(options) { text += $0 }
    session.submit(":help")
    let wide = text
    session.setWidth(56)
    text = ""
    session.submit(":help")
    #expect(text.split(separator: "\n").allSatisfy { Columns.count($0) <= 56 })
    #expect(words(text) == words(wide))
    session.setWidth(80)
    text = ""
    session.submit(":help")
    #expect(text == wide)
  }

  @Test func `the trace follows the width`() {
    var text = ""
    var options = SessionOptions(.shell)
    options.width = 100
    let session = Session(options) { text += $0 }
    session.submit("@Observable final class Library { var title = String(repeating: \"word \", count: 12) }")
    session.submit("let library = Library()")
    text = ""
    session.submit("library.title = \"another title\"")
    #expect(text.split(separator: "\n").contains { Columns.count($0) > 60 })
    session.setWidth(60)
    text = ""
    session.submit("library.title = String(repeating: \"word \", count: 12)")
    #expect(text.split(separator: "\n").allSatisfy { Columns.count($0) <= 60 })
  }

  private func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
}
