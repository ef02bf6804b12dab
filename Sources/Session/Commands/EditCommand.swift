import Frontend
import Source

/// `:edit`: changing an input in the person's editor.
enum EditCommand {
  static let all = [edit]

  private static let edit = Command(
    "edit", "[NAME]", of: [.function, .free], "opens an input in your editor",
    help: """
      Opens the last input, or the input that declares NAME, in $VISUAL, $EDITOR or
      vi. The saved text runs as if it had been typed: a declaration is redeclared,
      and its views with it.
      """, isQuestion: true
  ) { session, _, command in
    // A shell that reads inputs from a person has already handled the command; see `Session.textToEdit`.
    throw session.notAnInput(command)
  }
}

/// The text that `:edit` opens.
package enum EditRequest: Equatable {
  case text(String)
  /// The reason why there is nothing to open, in words for the person.
  case refused(String)
}

extension Session {
  /// The text for the editor if the input is `:edit`; nil if it is anything else.
  package func textToEdit(for input: String) -> EditRequest? {
    guard CommandText.isCommand(input), !input.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    let text = CommandText(input, .input(name: ""))
    guard text.name == "edit" else { return nil }
    let inputs = journal.entries.lazy.map(\.input).filter { !CommandText.isCommand($0) }.reversed()
    if text.words.count > 1 { return .refused("':edit' takes one name") }
    guard let word = text.words.first else {
      return inputs.first.map { .text($0) } ?? .refused("there is no input to edit yet")
    }
    // A member is in the declaration of its type.
    let name = String(word.prefix { $0 != "." })
    let frontend = engine.frontend
    var known: [String] = []
    for entry in journal.entries.reversed() {
      if !CommandText.isCommand(entry.input) {
        let names = frontend.namesDeclared(in: entry.input)
        if names.contains(name) { return .text(entry.input) }
        known += names
      }
      // For a loaded file, the declaration alone.
      for (_, file) in entry.files.sorted(by: { $0.key < $1.key }) {
        guard case .success(let text) = file else { continue }
        let swift = frontend.splitCommands(text).swift
        if let declaration = frontend.declaration(of: name, in: swift) { return .text(declaration) }
        known += frontend.namesDeclared(in: swift)
      }
    }
    return .refused("no input declares '\(name)'\(Suggestion.clause(for: name, among: known))")
  }

  /// True if an input only asks, so that its output is an answer and not an event of a program.
  package func isQuestion(_ input: String) -> Bool {
    guard CommandText.isCommand(input), !input.utf8.contains(UInt8(ascii: "\n")) else { return false }
    let text = CommandText(input, .input(name: ""))
    return (try? CommandTable.command(named: text.name))?.isQuestion(text) ?? false
  }
}
