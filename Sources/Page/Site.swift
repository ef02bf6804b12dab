import Trace
import Transcripts

/// The site of a folder of lessons: a page for each, and an index that searches all of them.
package struct Site {
  private let pages: [(name: String, page: LessonPage)]
  private let introduction: String

  /// - Parameters:
  ///   - introduction: The Markdown of the index.
  ///   - pages: The lessons by the names of their files, without extensions.
  package init(introduction: String, pages: [(name: String, page: LessonPage)]) {
    (self.introduction, self.pages) = (introduction, pages)
  }

  /// The target on the site of a link between lessons; nil if the link leads to no page of the site.
  package static func target(_ link: String, among names: Set<String>) -> String? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first else { return nil }
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    if path.isEmpty { return fragment }
    if path.hasPrefix("https://") { return link }
    guard path.hasSuffix(".md") else { return nil }
    let name = String(path.dropLast(3))
    if name == "README" { return "index.html\(fragment)" }
    return names.contains(name) ? "\(name).html\(fragment)" : nil
  }

  package var index: String {
    let names = Set(pages.map(\.name))
    let inline = InlineMarkdown { Self.target($0, among: names) }
    var known: Set<String> = []
    let markdown = Markdown(introduction, inline: inline) { Anchor.unique(of: $0, among: &known) }
    var text = ""
    var title: String?
    for piece in markdown.pieces {
      switch piece {
      case .heading(let html, let level, let anchor, let plain):
        text += "<h\(level) id=\"\(HTMLText.attribute(anchor))\">\(html)</h\(level)>\n"
        if title == nil {
          title = plain
          text += Self.search
        }
      case .html(let html): text += html
      case .fold, .unfold: break
      }
    }
    if title == nil { text = "<h1>Lessons</h1>\n" + Self.search + text }
    let links = pages.map { name, page in
      "<li><a href=\"\(HTMLText.attribute("\(name).html"))\">\(HTMLText.escaped(page.title))</a></li>\n"
    }
    return PageShell.html(
      title: title ?? "Lessons", scripts: [PackageResources.site_js], data: LessonData.inScript(data.text),
      body: """
        <article class="index">
        \(text)<h2 id="all-lessons">All lessons</h2>
        <ol>
        \(links.joined())</ol>
        </article>
        """)
  }

  private static let search = """
    <p><input type="search" id="search" placeholder="Search the lessons ( / )" aria-label="Search the lessons"></p>
    <ul id="found" class="found" aria-live="polite"></ul>

    """

  private var data: JSON {
    .array(
      pages.flatMap { name, page in
        page.sections.map { section in
          .object([
            ("lesson", .string(HTMLText.visible(page.title))), ("title", .string(HTMLText.visible(section.title))),
            ("link", .string("\(name).html#\(section.anchor)")), ("text", .string(HTMLText.visible(section.text))),
          ])
        }
      })
  }
}
