import Testing

@testable import Page

/// What a program prints, a lesson says or an input holds stays text, and a page keeps its size.
@Suite struct HostileTests {
  static let transcript = #"""
    # <img src=x onerror="stolen = 1"> & more

    A <b>bold</b> [link](javascript:stolen=1) and <script>stolen = 1</script>.

    ```obsh
    > print("</script><script>stolen = 1</script><img src=x onerror='stolen = 1'>")
    > print("\u{1B}[31mred\u{7}")
    > print("\u{202E}gnp.exe\u{2066}")
    > @Observable class Model { var text = "" }
    > let model = Model()
    > :view Shown model \.text
    > model.text = "</script><!-- \u{202E} <script>stolen = 1</script>"
    ```

    """#

  @Test func `nothing but the page's own elements is markup`() throws {
    let html = try Exported(Self.transcript).html
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("<img"))
    #expect(!html.contains("<b>"))
    #expect(!html.contains("javascript:"))
    #expect(!html.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{2066}" })
  }

  @Test(arguments: [
    "for index in 0..<100_000 { print(\"<line \\(index)>\") }",
    "print(String(repeating: \"<\", count: 1_000_000))",
    "for index in 0..<3_000 { print(String(repeating: \"'\", count: 3_000)) }",
    "@Observable class M { var n = 0 }; let many = (0..<20_000).map { _ in M() }",
  ])
  func `a page stays below 500 KB, and says what it leaves out`(input: String) throws {
    let html = try Exported("# Much\n\n```obsh\n> \(input)\n> print(\"end\")\n```\n").html
    #expect(html.utf8.count < 500_000)
  }

  @Test func `of an input with many turns the page keeps the first ones and the last one, and says so`() throws {
    let inputs = ["@Observable class M { var n = 0 }", "let m = M()", ":view V m \\.n"]
    let many = Array(repeating: "m.n += 1", count: 100).joined(separator: "; ")
    let exported = try Exported("```obsh\n\((inputs + [many]).map { "> \($0)\n" }.joined())```\n")
    let turns = exported.turns.filter { $0.input == 3 }
    #expect(turns.map(\.snapshot.number).suffix(2) == [41, 102])
    #expect(turns.map(\.omittedBefore) == Array(repeating: 0, count: 39) + [60])
    #expect(exported.html.contains("\"gap\":60"))
  }

  @Test func `a long text stays below 500 KB`() throws {
    let html = try Exported("# Much\n\n\(String(repeating: "<'\"> ", count: 300_000))\n\n```obsh\n> 1\n```\n").html
    #expect(html.utf8.count < 500_000)
    #expect(html.contains("… more text"))
  }

  @Test func `the policy names the one script and the one style sheet`() throws {
    let html = try Exported("# A\n\n```obsh\n> 1\n```\n").html
    #expect(html.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(!html.contains(" style="))
    #expect(!html.contains("http://") || html.contains("http://www.w3.org/2000/svg"))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ])
  func `hashes are those of the standard`(text: String, hash: String) {
    #expect(SHA256.base64(Array(text.utf8)) == hash)
  }
}
