import Diagnostics
import Frontend
import Tree

/// Inputs that are meant as commands but lack the colon.
extension CheckedInput {
  /// True if the input is only the name of a library function, such as `exit`.
  var isNameOfLibrary: Bool {
    guard units.count == 1, case .expression(let value)? = units.first?.kind,
      case .function(let function, _, _) = value.kind
    else { return false }
    return function.place.file.isLibrary
  }
}

extension Session {
  /// `quit` and similar inputs, which run as commands unless the program declares the name.
  static func commandMeant(by input: String) -> String? {
    var words = trimmed(input[...])
    if words.first == "?", words.count > 1, !words.contains(where: \.isNewline) { return ":help \(words.dropFirst())" }
    if words.hasSuffix("()") { words = words.dropLast(2) }
    return plainWords[String(words)]
  }

  private static let plainWords = ["quit": ":quit", "exit": ":quit", "help": ":help", "?": ":help"]

  /// The name of a command with its arguments, if the text is not valid Swift: `view Badge counter \.count`.
  func showsForgottenColon(_ swift: String, _ checked: Frontend.Checked) -> Bool {
    let line = trimmed(swift[...])
    let name = line.prefix { !$0.isWhitespace }
    // `open = true` is an assignment to a name that is not in scope.
    let rest = line.dropFirst(name.count).drop(while: \.isWhitespace)
    guard !rest.hasPrefix("="), options.mode == .shell, checked.input == nil, !line.contains(where: \.isNewline),
      CommandTable.all.contains(where: { $0.name == name }),
      checked.diagnostics.contains(where: { $0.problem.isAboutWord(String(name)) })
    else { return false }
    screen.complain("error: a command begins with ':'; did you mean ':\(line)'?")
    return true
  }
}
