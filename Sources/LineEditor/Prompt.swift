/// A prompt in the form of libedit: each escape sequence between two \u{1}, so that it takes no column.
///
/// libedit attaches a sequence to the visible character after it, allows only one sequence per character, and loses a
/// sequence without a character. So adjacent sequences are joined, and one at the end is moved before the final
/// space.
func libeditPrompt(_ prompt: String) -> String {
  var cells = visibleCells(prompt)
  let trailing = cells.removeLast().escapes
  if !trailing.isEmpty {
    if cells.last?.character == " " {
      cells[cells.count - 1].escapes += trailing
    } else {
      cells.append(Cell(escapes: trailing, character: " "))
    }
  }
  return cells.map { $0.escapes.isEmpty ? $0.character : "\u{1}\($0.escapes)\u{1}\($0.character)" }.joined()
}

/// A visible character and the escape sequences before it.
private struct Cell {
  var escapes = ""
  var character = ""
}

/// The cells of a prompt, and a last one without a character for the sequences after them.
private func visibleCells(_ prompt: String) -> [Cell] {
  var cells: [Cell] = []
  var cell = Cell()
  var rest = Substring(prompt).unicodeScalars
  while let scalar = rest.first {
    if let length = escapeLength(rest) {
      cell.escapes += String(rest.prefix(length))
      rest.removeFirst(length)
      continue
    }
    rest.removeFirst()
    guard scalar != "\u{1}" else { continue }
    cell.character = String(scalar)
    cells.append(cell)
    cell = Cell()
  }
  return cells + [cell]
}

/// The number of scalars in the escape sequence at the start of the text: an ECMA-48 control sequence (colours) or an
/// operating system command (titles, links). Nil if there is none.
private func escapeLength(_ text: Substring.UnicodeScalarView) -> Int? {
  var length = 2
  var rest = text.dropFirst(2)
  switch text.prefix(2).map(\.self) {
  case ["\u{1B}", "["]:
    while let scalar = rest.popFirst() {
      length += 1
      if ("@"..."~").contains(scalar) { return length }
    }
  case ["\u{1B}", "]"]:
    while let scalar = rest.popFirst() {
      length += 1
      if scalar == "\u{7}" { return length }
      if scalar == "\u{1B}", rest.first == "\\" { return length + 1 }
    }
  default:
    return nil
  }
  return length
}
