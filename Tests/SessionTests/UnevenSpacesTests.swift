import Testing

/// A text for which swift-syntax would make a fix-it that changes nothing, which ends its process.
@Suite struct UnevenSpacesTests {
  @Test(arguments: ["a \u{B}= 2", "a =\u{B} 2", "a \u{FEFF}= 2", "a =\u{FEFF} 2"])
  func `spaces that are none around a = are an error and no crash`(_ statement: String) {
    let complaints = run(script: "var a = 1\n\(statement)\nprint(a)").complaints
    #expect(complaints.contains("'=' must have consistent whitespace on both sides"))
  }
}
