import Declarations
import Diagnostics
import Inference
import Source

/// A session's queries about a text, without checking it.
extension Frontend {
  /// As the parser sees it: an input is incomplete if what is missing belongs at its very end.
  package func isComplete(_ text: String) -> Bool { InputText.isComplete(text) }

  /// A line beginning with `:` at a place where an input could end is a command; it is blanked out of the Swift text.
  package func splitCommands(_ text: String) -> (swift: String, commands: [(offset: Int, text: String)]) {
    InputText.splitCommands(text)
  }

  /// The names that a text declares at its top level, in source order. An extension has the name of its type.
  package func namesDeclared(in text: String) -> [String] { InputText.namesDeclared(in: text) }

  /// The text of the declaration of a name at the top level of a text.
  package func declaration(of name: String, in text: String) -> String? { InputText.declaration(of: name, in: text) }

  /// The number of blanks at the start of the line that continues `text`.
  package func indentation(behind text: String) -> Int { InputText.indentation(behind: text) }
}
