import Testing

@testable import LineEditor

@Suite struct LibeditPrompts {
  @Test(arguments: [
    ("> ", "> "),
    ("", ""),
    ("\u{1B}[32m> ", "\u{1}\u{1B}[32m\u{1}> "),
    // joined: libedit allows one sequence a character
    ("\u{1B}[1m\u{1B}[32m> ", "\u{1}\u{1B}[1m\u{1B}[32m\u{1}> "),
    // moved: libedit loses one at the very end
    ("\u{1B}[32m> \u{1B}[0m", "\u{1}\u{1B}[32m\u{1}>\u{1}\u{1B}[0m\u{1} "),
    ("\u{1B}[32m>\u{1B}[0m", "\u{1}\u{1B}[32m\u{1}>\u{1}\u{1B}[0m\u{1} "),
    ("\u{1B}]0;obsh\u{7}> ", "\u{1}\u{1B}]0;obsh\u{7}\u{1}> "),
    ("\u{1B}]0;obsh\u{1B}\\> ", "\u{1}\u{1B}]0;obsh\u{1B}\\\u{1}> "),
    ("a\u{1}b ", "ab "),
  ])
  func `escape sequences stand before the character they colour`(_ prompt: String, _ expected: String) {
    #expect(libeditPrompt(prompt) == expected)
  }
}
