import Session
import Testing

/// The words and sentences of a text, which the toolchain's Foundation does not enumerate.
@Suite struct OpenedTextPiecesTests {
  private func pieces(of text: String, _ options: String) -> [String] {
    let opened = OpenedFiles.open([
      "A.swift": """
      import SwiftUI
      func show(_ text: String) {
        text.enumerateSubstrings(in: text.startIndex..., options: \(options)) { piece, range, around, _ in
          print(piece ?? "nil", text[range], text[around], separator: "|")
        }
      }
      #Preview { let _ = show(\(text.debugDescription)); Text("") }
      """
    ])
    #expect(opened.sealed == [])
    return opened.printed.split(separator: "\n").map(String.init)
  }

  @Test func `words leave out what stands between them`() {
    #expect(
      pieces(of: "- It's 3.5 km, ok?", ".byWords") == [
        "It's|It's|- It's ", "3.5|3.5|3.5 ", "km|km|km, ", "ok|ok|ok?",
      ])
    #expect(pieces(of: "...", ".byWords") == [])
  }

  @Test func `words can be enumerated backwards and without their text`() {
    #expect(pieces(of: "one two", "[.byWords, .reverse]") == ["two|two|two", "one|one|one "])
    #expect(pieces(of: "one two", "[.byWords, .substringNotRequired]") == ["nil|one|one ", "nil|two|two"])
  }

  @Test func `sentences end after their blanks, and not inside a number`() {
    #expect(
      pieces(of: "Pi is 3.14. Yes! (No?) end", ".bySentences").map { $0.prefix { $0 != "|" } } == [
        "Pi is 3.14. ", "Yes! ", "(No?) ", "end",
      ])
  }
}
