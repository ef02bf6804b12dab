import Session
import Testing

/// A type that is redeclared takes effect wherever it was declared and is declared again: typed or in a file.
@Suite struct HotReloadTests {
  private static let old = """
    struct Row: View { let t: String; var body: some View { Text("old \\(t)") } }
    struct Page: View { @State var n = 0; var body: some View { VStack { Row(t: "\\(n)"); Button("Add") { n += 1 } } } }
    """
  private static let new = #"struct Row: View { let t: String; var body: some View { Text("new \(t)") } }"#

  private func play(_ inputs: [String], files: [String: String]) throws -> [Played] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    return SessionTests.play(inputs, options)
  }

  @Test(arguments: [true, false], [true, false])
  func `a redeclared row is shown with the state of its page`(wasLoaded: Bool, isLoaded: Bool) throws {
    let played = try play(
      [wasLoaded ? ":load old.swift" : Self.old, "#Preview { Page() }", ":tap Add"]
        + [isLoaded ? ":load new.swift" : Self.new, ":render"],
      files: ["old.swift": Self.old, "new.swift": Self.new])
    #expect(
      played[3].lines == (isLoaded ? ["new.swift: redeclared struct Row"] : []) + [
        "  body     Page  #3  because Row was redeclared", "  body     Row  #3  because Row was redeclared",
      ])
    #expect(played[4].lines.contains("        Text  \"new 1\""))
  }

  @Test func `a file says what it declares`() throws {
    let text = """
      struct A {}
      class B {}
      func f() {}
      let x = 1, y = 2
      extension A { var n: Int { 1 } }
      """
    let played = try play([":load a.swift", ":load a.swift", "A().n"], files: ["a.swift": text])
    #expect(played[0].lines == ["a.swift: declared struct A, class B, func f, let x, let y; extended A"])
    #expect(played[1].lines == ["a.swift: redeclared struct A, class B, func f, let x, let y; extended A"])
    #expect(played[2].lines == ["Int = 1"])
  }

  /// A function or an enum is seen only by what it does in a view.
  @Test(arguments: [true, false])
  func `a redeclared function takes effect in the views that name it`(isLoaded: Bool) throws {
    let (old, new) = (#"func title() -> String { "old" }"#, #"func title() -> String { "new" }"#)
    let view = "struct Page: View { var body: some View { Text(title()) } }"
    let played = try play(
      [old, view, "#Preview { Page() }", isLoaded ? ":load new.swift" : new, ":render", "func title(_ n: Int) {}"],
      files: ["new.swift": new])
    #expect(played[3].lines.last == "  body     Page  #2  because title was redeclared")
    #expect(played[4].lines.last?.hasSuffix("Text  \"new\"") == true)
    #expect(played[5].lines.isEmpty)
  }

  @Test func `a redeclared enum takes effect in the views that name it`() {
    let text = { (n: Int) in "enum Kind { case a; var text: String { \"\(n)\" } }" }
    let played = SessionTests.play([
      text(1), "struct Page: View { var body: some View { Text(Kind.a.text) } }", "#Preview { Page() }", text(2),
      ":render",
    ])
    #expect(played[3].lines == ["  body     Page  #2  because Kind was redeclared"])
    #expect(played[4].lines.last?.hasSuffix("Text  \"2\"") == true)
  }

  /// One cause, one row a view, though both types of the file are on the screen.
  @Test func `types that are redeclared together reload a screen once`() throws {
    let both = Self.new + "\n" + #"struct Page: View { var body: some View { Row(t: "page") } }"#
    for input in [":load both.swift", both] {
      let played = try play([Self.old, "#Preview { Page() }", input, ":render"], files: ["both.swift": both])
      #expect(
        played[2].lines.suffix(2) == [
          "  body     Page  #2  because Page was redeclared", "  body     Row  #2  because Page was redeclared",
        ])
      #expect(played[3].lines.last == "      Text  \"new page\"")
    }
  }

  @Test func `what a file mounts itself is not reloaded`() throws {
    let file = Self.old + "\n#Preview { Page() }\n"
    let played = try play([":load a.swift", ":load a.swift"], files: ["a.swift": file])
    #expect(
      played[1].lines == [
        "  unmount  Page", "  body     Page  #1  reads Page.n", "  body     Row  #1  reads nothing",
        "a.swift: redeclared struct Row, struct Page",
      ])
  }

  @Test func `a preview that was replaced is the one that is reloaded`() {
    let row = #"struct Row: View { let t: String; var body: some View { Text("a \(t)") } }"#
    let played = SessionTests.play([
      row, #"#Preview { Row(t: "1") }"#, #"#Preview { Row(t: "2") }"#, row.replacingFirst("a \\", with: "b \\"),
      ":render",
    ])
    #expect(played[4].lines.last == "    Text  \"b 2\"")
  }

  @Test func `edit finds a declaration of a loaded file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1\n\n/// A row.\n\(Self.new)\nextension Row {}\n")
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let edited = onMachineThread {
      let session = Session(options) { _ in }
      session.submit(":load a.swift")
      return session.textToEdit(for: ":edit Row")
    }
    #expect(edited == .text("/// A row.\n" + Self.new))
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
