import Declarations
import Diagnostics
import Inference
import Source

/// Questions of a session about a text, without checking it.
extension Frontend {
  /// By the parser's word: an input is unfinished when what it misses is at its very end.
  package func isComplete(_ text: String) -> Bool { InputText.isComplete(text) }

  /// A line beginning with `:` where an input could end is a command; it is blanked out of the Swift text.
  package func splitCommands(_ text: String) -> (swift: String, commands: [(offset: Int, text: String)]) {
    InputText.splitCommands(text)
  }

  /// The names that a text declares at its top level, in their order. Of an extension it is the type's.
  package func namesDeclared(in text: String) -> [String] { InputText.namesDeclared(in: text) }

  /// The declaration of a name at the top level of a text, as it stands there.
  package func declaration(of name: String, in text: String) -> String? { InputText.declaration(of: name, in: text) }

  /// The number of blanks at the start of the line that continues `text`.
  package func indentation(behind text: String) -> Int { InputText.indentation(behind: text) }
}
