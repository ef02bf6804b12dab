import Transcripts

/// A lesson as one HTML file: its text, its session, predictions to make, and the graph after each turn.
package struct LessonPage {
  package let title: String
  package let html: String
  /// The text below each heading, for a search.
  package let sections: [Section]

  package struct Section {
    package let title: String
    package let anchor: String
    package var text: String
  }

  /// - Parameters:
  ///   - name: The title of a lesson without a heading.
  ///   - target: Returns the target of a link in the lesson; nil if it leads to no page.
  ///   - home: The index of the lesson's site.
  package init(_ lesson: PlayedLesson, name: String, home: String? = nil, target: @escaping (String) -> String?) {
    var writer = LessonWriter(target: target)
    for part in lesson.parts {
      switch part {
      case .prose(let text): writer.add(prose: text)
      case .session(let block): writer.add(block)
      }
    }
    let body = writer.finished()
    title = writer.sections.first?.title ?? name
    sections = writer.sections
    let data = LessonData(lesson.turns)
    let left =
      data.omitted > 0
      ? "<p class=\"cut\">The graph leaves out the last \(data.omitted) turns: the page has no room for them.</p>\n"
      : ""
    let index = home.map { "<p><a href=\"\(HTMLText.attribute($0))\">All lessons</a></p>\n" } ?? ""
    html = PageShell.html(
      title: title, scripts: [PageShell.script], data: data.text(inputs: lesson.inputs),
      body: """
        <div class="page">
        <article>
        \(index)\(body)\(left)</article>
        \(Self.panel())
        </div>
        """)
  }

  /// - Parameter screens: Markup for the mounted views.
  static func panel(screens: String = "") -> String {
    """
    <aside class="panel" aria-label="The graph after each turn">
    <p class="where"><b id="turn"></b><span id="input"></span></p>
    <div class="controls">
    <button type="button" id="back" title="Previous turn (←)" aria-label="Previous turn">◀</button>
    <input type="range" id="turns" min="0" value="0" aria-label="Turn">
    <button type="button" id="next" title="Next turn (→)" aria-label="Next turn">▶</button>
    <button type="button" id="step" title="Next event of the turn (.)">Step</button>
    <button type="button" id="play" title="Play the events (space)" aria-pressed="false">Play</button>
    <button type="button" id="theme" title="Light or dark (t)" aria-label="Light or dark">◐</button>
    </div>
    <div class="graph" id="graph"></div>
    \(screens)<div class="facts" id="facts" aria-live="polite" hidden></div>
    <ol class="events" id="events" aria-label="The events of the turn"></ol>
    <details class="keys" id="keys"><summary>Keys</summary>
    <p><kbd>←</kbd> <kbd>→</kbd> turns, <kbd>,</kbd> <kbd>.</kbd> events of a turn, <kbd>space</kbd> plays, \
    <kbd>Home</kbd> <kbd>End</kbd>, <kbd>t</kbd> light or dark, <kbd>Tab</kbd> and <kbd>Enter</kbd> choose what to ask \
    about.</p>
    </details>
    </aside>
    """
  }
}

/// The text of a lesson.
private struct LessonWriter {
  let target: (String) -> String?
  private(set) var sections: [LessonPage.Section] = []
  private var markup = SessionMarkup()
  private var html = ""
  private var anchors: Set<String> = []
  private var folds = 0
  /// True if the text explains the prediction before it.
  private var explains = false

  init(target: @escaping (String) -> String?) { self.target = target }

  mutating func add(prose: String) {
    var known = anchors
    let markdown = Markdown(prose, inline: InlineMarkdown(target: target)) { Anchor.unique(of: $0, among: &known) }
    anchors = known
    var isExplaining = false
    func endOfExplanation() -> String {
      defer { isExplaining = false }
      return isExplaining ? "</div>\n" : ""
    }
    for piece in markdown.pieces {
      switch piece {
      case .html(let text):
        if !sections.isEmpty { sections[sections.count - 1].text += HTMLText.words(text) }
        if explains {
          html += "<div class=\"explains\">\n"
          (explains, isExplaining) = (false, true)
        }
        html += markup.room.take(html: text)
      case .heading(let text, let level, let anchor, let title):
        html += endOfExplanation()
        explains = false
        html += markup.room.take(html: "<h\(level) id=\"\(HTMLText.attribute(anchor))\">\(text)</h\(level)>\n")
        sections.append(LessonPage.Section(title: title, anchor: anchor, text: ""))
      case .fold(let summary):
        html += endOfExplanation()
        html += "<details class=\"fold\"><summary>\(summary)</summary>\n"
        explains = false
        folds += 1
      case .unfold:
        html += endOfExplanation()
        if folds > 0 {
          html += "</details>\n"
          folds -= 1
        }
      }
    }
    html += endOfExplanation()
    explains = false
  }

  mutating func add(_ block: PlayedBlock) {
    html += markup.html(block)
    explains = block.options.contains(.predict) && !block.options.contains(.hidden)
  }

  func finished() -> String { html + String(repeating: "</details>\n", count: folds) }
}

/// The anchors of headings, as GitHub generates them.
enum Anchor {
  static func unique(of title: String, among known: inout Set<String>) -> String {
    let name = name(of: title)
    var result = name
    var number = 0
    while !known.insert(result).inserted {
      number += 1
      result = "\(name)-\(number)"
    }
    return result
  }

  static func name(of title: String) -> String {
    let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
    return String(kept.map { $0 == " " ? "-" : $0 })
  }
}
