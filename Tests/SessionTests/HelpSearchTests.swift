import Testing

/// `:help WORD` and `?WORD` look for what is no command and no topic.
@Suite struct HelpSearchTests {
  @Test func `a name is shown with its type`() {
    let played = play(["@Observable class Basket { var total = 1 }", "let basket = Basket()", "?basket", "?Basket"])
    #expect(played[2].lines.first == "Names")
    #expect(played[2].lines.dropFirst().first?.contains("basket  Basket") == true)
    #expect(played[3].lines.first == "Names")
  }

  @Test func `a word is looked for in the help`() {
    let lines = play([":help transcript"])[0].lines
    #expect(lines.first == "Commands")
    #expect(lines.contains { $0.hasPrefix("  :record ") })
    #expect(lines.contains("Topics"))
    #expect(play(["?transcript"])[0].lines == lines)
  }

  @Test func `a question about a command is its help`() {
    #expect(play(["?undo"])[0].lines == play([":help undo"])[0].lines)
    #expect(play(["?:undo"])[0].lines == play([":help :undo"])[0].lines)
  }

  @Test func `a word that is nowhere is an error`() {
    let answer = play(["?qqqq"])[0]
    #expect(answer.lines == ["error: there is no command or topic 'qqqq'; ':help' lists all"])
    #expect(answer.outcome == .failed(.command))
  }
}
