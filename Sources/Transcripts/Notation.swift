/// The mark at the start of an input line.
enum Prompt: String {
  case input = ">"
  case continuation = "."

  /// The input in `line`. The space after the prompt may be missing on an empty line, because editors remove it.
  func text(of line: String) -> String? {
    if line == rawValue { return "" }
    return line.startsWith("\(rawValue) ") ? line.dropping(2) : nil
  }

  /// `text` as a line of the file.
  func line(for text: String) -> String { text.isEmpty ? rawValue : "\(rawValue) \(text)" }
}

/// The notation of an output line in a block, which reads back as exactly that line.
enum Notation {
  /// Matches any lines.
  static let anyLines = "..."
  /// Matches any text within a line.
  static let anyText = "[..]"
  /// The escape before a line of plain output that looks like another kind of line.
  static let escape = "\\"

  /// The beginning of a line that marks a git conflict.
  static let conflict = "<<<<<<< "

  /// `output` as a line of a block with `fence`.
  static func line(for output: String, in fence: Fence) -> String {
    let isTaken =
      output.startsWith(escape) || output == anyLines || output.holds(anyText)
      || Prompt.input.text(of: output) != nil || Prompt.continuation.text(of: output) != nil
      || fence.looksClosed(by: output) || output.startsWith(conflict)
    return isTaken ? escape + output : output
  }
}

/// A line of expected output as a pattern.
enum LinePattern: Equatable, Sendable {
  /// `...`
  case anyLines
  /// This text, byte by byte.
  case text(String)
  /// These texts with any text between them; there are at least two, and some may be empty.
  case gaps([String])

  init(_ notation: String) {
    if notation == Notation.anyLines {
      self = .anyLines
    } else if notation.startsWith(Notation.escape) {
      self = .text(notation.dropping(1))
    } else {
      let pieces = notation.pieces(between: Notation.anyText)
      self = pieces.count == 1 ? .text(notation) : .gaps(pieces)
    }
  }

  /// True if the pattern matches `line`, and stands for one line only.
  func matches(_ line: String) -> Bool {
    switch self {
    case .anyLines: false
    case .text(let text): text.isIdentical(to: line)
    case .gaps(let pieces): LinePattern.match(pieces.map { Array($0.utf8) }, Array(line.utf8))
    }
  }

  /// The first piece must be at the start, the last at the end, the others in between, in order.
  private static func match(_ pieces: [[UInt8]], _ line: [UInt8]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, line.count >= first.count + last.count,
      line.starts(with: first), line.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = line[first.count..<(line.count - last.count)]
    for piece in pieces.dropFirst().dropLast() {
      guard let start = rest.start(of: piece) else { return false }
      rest = rest[(start + piece.count)...]
    }
    return true
  }
}
