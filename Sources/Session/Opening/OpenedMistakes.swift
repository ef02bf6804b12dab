import Lint
import Trace
import Views

/// A mistake in opened code, found in its text or in a view that showed its effect.
package struct OpenedMistake {
  package let rule: String
  package let message: String
  /// The line to change, and its replacement, if the message does not name them.
  package let advice: String?
  /// The line to blame; nil if it is unknown.
  package let place: MistakeNote.Place?

  init(_ finding: Finding) {
    rule = finding.rule
    message = finding.message
    advice = nil
    place = MistakeNote.Place(file: finding.file, line: finding.line)
  }

  init(_ mistake: Mistake) {
    rule = mistake.rule.rawValue
    message = mistake.text
    advice = mistake.advice
    place = mistake.place
  }

  /// A line such as `App/Page.swift:3: the sentence [plain_class_read]`.
  ///
  /// - Parameter shown: The path of a file as the line shows it.
  func line(_ shown: (String) -> String = { $0 }) -> String {
    (place.map { "\(shown($0.file)):\($0.line): " } ?? "")
      + ([message] + [advice].compactMap(\.self)).joined(separator: " ")
      + " [\(rule)]"
  }

  var json: JSON {
    .object(
      [
        ("rule", .string(rule)), ("file", place.map { .string($0.file) } ?? .null),
        ("line", place.map { .number($0.line) } ?? .null), ("message", .string(message)),
      ] + (advice.map { [("advice", .string($0))] } ?? []))
  }

  /// True if both have the same rule and blame the same line.
  func isAt(_ other: OpenedMistake) -> Bool { rule == other.rule && place == other.place }
}

extension Session {
  /// The mistakes in the files of a project: those that are found in the text, then those that only a view has shown so
  /// far.
  ///
  /// - Parameter written: The mistakes in the text, if they are known already.
  package func mistakes(
    in files: [(name: String, text: String)], written: [OpenedMistake]? = nil
  ) -> [OpenedMistake] {
    let written = written ?? writtenMistakes(in: files)
    let names = Set(files.map(\.name))
    let shown = engine.views.mistakes.found.map(OpenedMistake.init).filter { one in
      one.place.map { names.contains($0.file) } ?? true && !written.contains(where: one.isAt)
    }
    return written + shown
  }

  /// The mistakes in the opened code that no view has shown so far.
  var writtenMistakes: [OpenedMistake] {
    let shown = engine.views.mistakes.found.map(OpenedMistake.init)
    return opened.projects.flatMap { names in
      writtenMistakes(in: names.compactMap { name in opened.texts[name].map { (name, $0) } })
    }.filter { !shown.contains(where: $0.isAt) }
  }

  /// The mistakes that 'obsh lint' finds in files that are linted together. A file of several targets counts once.
  package func writtenMistakes(in files: [(name: String, text: String)]) -> [OpenedMistake] {
    guard options.findsMistakes else { return [] }
    var seen: Set<String> = []
    let files = files.filter { seen.insert($0.name).inserted }
    return Linter(files.map { LintedFile(name: $0.name, text: $0.text) }).findings().map(OpenedMistake.init)
  }
}
