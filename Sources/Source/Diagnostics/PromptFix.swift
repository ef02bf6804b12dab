import Diagnostics

/// The fix that a shell names, where it depends on the text or on the names that would be right.
extension Diagnostic {
  /// The fix of the problem, if its message does not name one.
  var promptFix: String? {
    switch problem {
    case .name(.unknownModule(let name)):
      Suggestion.nearest(to: name, among: Self.modules).map { "did you mean '\($0)'?" }
        ?? "obsh has SwiftUI, SwiftData, Observation, Combine and Foundation"
    case .name(.unknownMacro(let name)):
      Suggestion.nearest(to: name, among: KnownMacros.all).map { "did you mean '#\($0)'?" }
    case .name(.unknown(let name)) where isAssignment(to: name): "'var \(name) = …' declares it"
    case _ where problem.isStrayCharacter && "‘’".contains(text.first ?? " "): "use '\"' instead"
    case _ where problem.isMissingSeparator: separatorFix
    case .generics(.notInferred("Value")) where before.last == "@": "add ': Type' or '= value'"
    default: problem.fix
    }
  }

  private static let modules = ["SwiftUI", "SwiftData", "Observation", "Combine", "Foundation", "Testing"]

  /// The text from the place of the problem to the end of its line.
  private var text: Substring { Substring(file.text.utf8.dropFirst(offset)).prefix { !$0.isNewline } }

  /// The text up to the place of the problem.
  private var before: Substring { Substring(file.text.utf8.prefix(offset)) }

  /// True for `name = …` at the start of a line.
  private func isAssignment(to name: String) -> Bool {
    let line = before.reversed().prefix { !$0.isNewline }
    guard line.allSatisfy(\.isWhitespace) else { return false }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    return rest.first == "=" && rest.dropFirst().first != "="
  }

  private var separatorFix: String? {
    if let first = text.first, ",)".contains(first) { return "remove the '\(first)'" }
    return before.hasSuffix("#Preview") ? "write '#Preview { … }'" : nil
  }
}

/// The macros that obsh expands.
package enum KnownMacros {
  package static let all = [
    "Preview", "Predicate", "expect", "require", "line", "column", "file", "fileID", "filePath", "function",
    "selector", "available", "unavailable", "warning", "error",
  ]
}
