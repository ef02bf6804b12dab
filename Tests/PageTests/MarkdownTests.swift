import Testing

@testable import Page

@Suite struct MarkdownTests {
  private func html(_ text: String) -> String {
    let inline = InlineMarkdown { $0.hasPrefix("#") || $0.hasSuffix(".html") ? $0 : nil }
    return Markdown(text, inline: inline, anchor: Anchor.name).pieces.map { piece in
      switch piece {
      case .heading(let text, let level, let anchor, _): "<h\(level) \(anchor)>\(text)\n"
      case .html(let text): text
      case .fold(let summary): "<fold \(summary)>\n"
      case .unfold: "</fold>\n"
      }
    }.joined()
  }

  @Test(arguments: [
    ("Text of\ntwo lines.", "<p>Text of\ntwo lines.</p>\n"),
    ("## The `macro`, again", "<h2 the-macro-again>The <code>macro</code>, again\n"),
    ("*a* and **b `*` c**", "<p><em>a</em> and <strong>b <code>*</code> c</strong></p>\n"),
    ("2 * 3 * 4", "<p>2 * 3 * 4</p>\n"),
    ("a `<b>` <c>", "<p>a <code>&lt;b&gt;</code> &lt;c&gt;</p>\n"),
    ("[one](a.html) [two](b.md)", "<p><a href=\"a.html\">one</a> two</p>\n"),
    (
      "[wiki](a_(b)_(c(d)).html) and [`]`](a.html \"Title\") [x](<b.html>)",
      "<p><a href=\"a_(b)_(c(d)).html\">wiki</a> and <a href=\"a.html\"><code>]</code></a> <a href=\"b.html\">x</a></p>\n"
    ),
    ("[not (closed](a", "<p>[not (closed](a</p>\n"),
    ("_em_ snake_case_name __strong__", "<p><em>em</em> snake_case_name <strong>strong</strong></p>\n"),
    ("~~gone~~ ~ a~b", "<p><del>gone</del> ~ a~b</p>\n"),
    (
      "***both*** **a *b*** *a **b***",
      "<p><em><strong>both</strong></em> <strong>a <em>b</em></strong> <em>a <strong>b</strong></em></p>\n"
    ),
    ("a\n\n***\n\n- - -\nb", "<p>a</p>\n<hr>\n<hr>\n<p>b</p>\n"),
    (
      "<https://swift.org/a_b_.html> <http://x.y> <b>",
      "<p><a href=\"https://swift.org/a_b_.html\">https://swift.org/a_b_.html</a> http://x.y &lt;b&gt;</p>\n"
    ),
    (
      "![a *picture*](a.png) [![badge](b.svg)](c.html)!",
      "<p>a <em>picture</em> <a href=\"c.html\">badge</a>!</p>\n"
    ),
    ("- a\n  more\n- b\n  - c", "<ul>\n<li>a more</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"),
    ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    (
      "| a | `b|c` |\n|---|---|\n| 1 | 2 |",
      "<table>\n<tr><th>a</th><th><code>b|c</code></th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n"
    ),
    ("<!-- pause -->\nText", "<p>Text</p>\n"),
    ("<details><summary>Solution</summary>\n\nText\n\n</details>", "<fold Solution>\n<p>Text</p>\n</fold>\n"),
    ("```swift\nlet a = 1 < 2\n```", "<pre>let a = 1 &lt; 2</pre>\n"),
    ("    indented", "<pre>indented</pre>\n"),
    ("> quoted\n> text", "<blockquote><p>quoted text</p></blockquote>\n"),
  ])
  func `the Markdown of lessons is HTML`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("02-b.md", "02-b.html"), ("README.md#plan", "index.html#plan"), ("#here", "#here"),
    ("https://swift.org/", "https://swift.org/"), ("../README.md", nil), ("javascript:alert(1)", nil),
    ("http://swift.org", nil), ("99-gone.md", nil),
  ])
  func `links lead to pages of the site, or nowhere`(link: String, target: String?) {
    #expect(Site.target(link, among: ["01-a", "02-b"]) == target)
  }

  @Test(arguments: [
    ("y.md", "y.html"), ("../b/x.md#here", "../b/x.html#here"), ("../README.md", "../index.html"),
    ("./../top.md", "../top.html"), ("../../a/x.md", nil), ("/a/y.md", nil), ("../index.md", "../index.md.html"),
    ("top.md", nil),
  ])
  func `links lead from folder to folder`(link: String, target: String?) {
    #expect(Site.target(link, from: "a/x", among: ["a/x", "a/y", "b/x", "top", "index"]) == target)
  }
}
