import Trace
import Transcripts

/// The site of a folder of lessons: a page for each, and an index that searches all of them.
package struct Site {
  private let pages: [(name: String, page: LessonPage)]
  private let introduction: String

  /// - Parameters:
  ///   - introduction: The Markdown of the index.
  ///   - pages: The lessons by the paths of their files in the folder, without extensions.
  package init(introduction: String, pages: [(name: String, page: LessonPage)]) {
    (self.introduction, self.pages) = (introduction, pages)
  }

  /// The path of a lesson's page on the site. The page of `index.md` must not replace the index.
  static func page(of lesson: String) -> String {
    lesson.lowercased() == "index" ? "\(lesson).md.html" : "\(lesson).html"
  }

  /// The address of a page of the site, relative to the page of a lesson.
  static func link(from lesson: String, to page: String) -> String {
    var folders = lesson.split(separator: "/").dropLast()
    var parts = page.split(separator: "/")[...]
    while let folder = folders.first, parts.count > 1, folder == parts.first {
      folders = folders.dropFirst()
      parts = parts.dropFirst()
    }
    return (folders.map { _ in ".." } + parts.map(String.init)).joined(separator: "/")
  }

  /// The lesson to which a path leads from another lesson; nil if the path leaves the site.
  private static func lesson(at path: Substring, from lesson: String) -> String? {
    var parts = lesson.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The target on the site of a link between lessons; nil if the link leads to no page of the site.
  ///
  /// - Parameter lesson: The lesson that contains the link; an empty text stands for the index.
  package static func target(_ link: String, from lesson: String = "", among names: Set<String>) -> String? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first else { return nil }
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    if path.isEmpty { return fragment }
    if path.hasPrefix("https://") { return link }
    guard path.hasSuffix(".md"), path.first != "/", let name = Self.lesson(at: path.dropLast(3), from: lesson) else {
      return nil
    }
    let page = name == "README" ? "index.html" : names.contains(name) ? Self.page(of: name) : nil
    return page.map { Self.link(from: lesson, to: $0) + fragment }
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
      "<li><a href=\"\(HTMLText.attribute(Self.page(of: name)))\">\(HTMLText.escaped(page.title))</a></li>\n"
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
            ("link", .string("\(Self.page(of: name))#\(section.anchor)")),
            ("text", .string(HTMLText.visible(section.text))),
          ])
        }
      })
  }
}
