import Testing

@testable import Session

/// How what is typed looks: a letter for each character.
@Suite struct TypedStyleTests {
  private func look(_ text: String, at cursor: Int? = nil) -> String {
    let letters: [TypedStyle: Character] = [
      .plain: " ", .keyword: "k", .string: "s", .number: "n", .comment: "c", .type: "t", .attribute: "a", .match: "m",
    ]
    return String(TypedStyle.styles(of: text, cursor: cursor).map { letters[$0] ?? "?" })
  }

  @Test(arguments: [
    ("let x = 12", "kkk     nn"),
    ("@Observable class C {}", "aaaaaaaaaaa kkkkk t   "),
    ("a.init // x\nb", "       cccc  "),
    ("/* a */ b", "ccccccc  "),
    (#""a\n" + b"#, "sssss    "),
    (#""a\(b + "c")d""#, "ss      sss ss"),
    ("\"open", "sssss"),
    ("\"a\"\"\"\n1", "sssss n"),
    (":view Badge c", "aaaaa ttttt  "),
    ("0x1F.5", "nnnnnn"),
    ("\\", " "),
    ("\"\\", "ss"),
    ("\"\\(", "s  "),
    ("/*", "cc"),
  ])
  func `is found by characters`(text: String, looks: String) {
    #expect(look(text) == looks)
  }

  @Test func `the bracket at the cursor has its partner`() {
    #expect(look("f(a[1])", at: 7) == " m  n m")
    #expect(look("f(a[1])", at: 1) == " m  n m")
    #expect(look("f(a[1])", at: 6) == "   mnm ")
    #expect(look("f(\")\")", at: 6) == " msssm")
    #expect(look("f(a", at: 2) == "   ")
    #expect(look("f(\")\")", at: 4) == "  sss ")
  }
}
