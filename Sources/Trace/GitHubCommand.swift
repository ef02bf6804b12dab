/// An annotation in the log of a GitHub workflow, which GitHub shows at the line it names:
/// https://docs.github.com/actions, "Workflow commands".
package struct GitHubCommand: Equatable, Sendable {
  package enum Level: String, Sendable { case error, warning, notice }

  package var level: Level
  /// The path as given; nil if the annotation is about the whole run.
  package var file: String?
  /// The line and the column, from 1.
  package var line: Int?
  package var column: Int?
  package var title: String?
  package var message: String

  package init(
    _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String? = nil, _ message: String
  ) {
    self.level = level
    self.file = file
    self.line = line
    self.column = column
    self.title = title
    self.message = message
  }

  /// `::error file=a.md,line=3,title=…::message`, without a line end.
  package var text: String {
    // GitHub compares the path with those of the repository, which do not begin with `./`.
    let path = file.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    let properties = [
      path.map { "file=\(Self.escaped($0, inProperty: true))" }, line.map { "line=\($0)" }, column.map { "col=\($0)" },
      title.map { "title=\(Self.escaped($0, inProperty: true))" },
    ].compactMap(\.self).joined(separator: ",")
    let head = properties.isEmpty ? level.rawValue : "\(level.rawValue) \(properties)"
    return "::\(head)::\(Self.escaped(message, inProperty: false))"
  }

  /// A line of the log that GitHub does not take for a command, as a program's output could be. A line is a command
  /// if it begins with `::` after blanks, or contains `##[`.
  package static func harmless(_ line: String) -> String {
    let parted = line.utf8.contains(UInt8(ascii: "#")) ? line.replacing("##[", with: "##\\[") : line
    let blanks = parted.prefix { $0.isWhitespace }
    guard parted.dropFirst(blanks.count).hasPrefix("::") else { return parted }
    return blanks + "\\" + parted.dropFirst(blanks.count)
  }

  /// Escapes by scalars, because a carriage return and a line feed are one character.
  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
