import CEditLine

/// The edited text while a key is handled.
struct EditedText {
  private let editor: OpaquePointer

  init(_ editor: OpaquePointer) {
    self.editor = editor
  }

  /// The text before the cursor.
  var head: String {
    var cursor = 0
    var count = 0
    let text = ceditline_text(editor, &cursor, &count)
    return string(UnsafeBufferPointer(start: text, count: cursor))
  }

  /// The text after the cursor.
  var tail: String {
    var cursor = 0
    var count = 0
    let text = ceditline_text(editor, &cursor, &count)
    return string(UnsafeBufferPointer(start: text + cursor, count: count - cursor))
  }

  /// Moves the cursor by code points.
  func move(_ count: Int) { ceditline_move(editor, count) }

  func insert(_ text: String) { ceditline_insert(editor, wide(text)) }

  /// Deletes the end of `head`.
  func delete(_ text: some StringProtocol) { ceditline_delete(editor, text.unicodeScalars.count) }

  /// Makes room for lines below the text. `finish` draws the text again after them.
  func begin() { ceditline_list_begin(editor) }
  func put(_ lines: some Sequence<String>) { ceditline_list_put(editor, lines.map { $0 + "\n" }.joined()) }
  func finish() { ceditline_list_end(editor) }
  /// Asks a question there, waits for a key, and removes the question.
  func ask(_ question: String) -> Unicode.Scalar { Unicode.Scalar(UInt32(ceditline_ask(editor, question))) ?? "\0" }

  var size: (rows: Int, columns: Int) {
    var (rows, columns): (Int32, Int32) = (0, 0)
    ceditline_size(&rows, &columns)
    return (Int(rows), Int(columns))
  }
}

/// The keys whose behaviour depends on the language.
final class KeyBehaviour {
  var rules = InputRules(isComplete: { _ in true })
  /// The earlier lines of the input, each with its newline.
  var earlier = ""

  private static let step = "  "

  func press(_ key: ceditline_key, _ character: wchar_t, _ text: EditedText) -> ceditline_effect {
    switch key {
    case .tab: return complete(text)
    case .newline:
      let blanks = rules.indentation(earlier + text.head)
      text.insert("\n" + String(repeating: " ", count: blanks))
      return .redraw
    case .close:
      // A closing bracket that begins its line moves one step out.
      let line = Self.lastLine(of: text.head)
      if line.count >= Self.step.count, line.allSatisfy({ $0 == " " }) { text.delete(Self.step) }
      if let scalar = Unicode.Scalar(UInt32(character)) { text.insert(String(scalar)) }
      return .redraw
    case .left: return step(-1, deleting: false, text)
    case .right: return step(1, deleting: false, text)
    case .delete_before: return step(-1, deleting: true, text)
    case .delete_after: return step(1, deleting: true, text)
    @unknown default: return .beep
    }
  }

  /// Moves or deletes by one visible character: `é` may be two code points, and `👨‍👩‍👧` is five.
  private func step(_ direction: Int, deleting: Bool, _ text: EditedText) -> ceditline_effect {
    guard let character = direction < 0 ? text.head.last : text.tail.first else { return .beep }
    let count = character.unicodeScalars.count
    if direction < 0, deleting {
      text.delete(String(character))
    } else {
      text.move(direction * count)
      // The text after the cursor is deleted from its other side.
      if deleting { text.delete(String(character)) }
    }
    return .redraw
  }

  private static func lastLine(of text: String) -> Substring {
    text[(text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex)...]
  }

  // MARK: Tab

  /// Inserts two blanks at the start of a line; elsewhere, the common prefix of all choices, or else lists them.
  private func complete(_ text: EditedText) -> ceditline_effect {
    let head = text.head
    if Self.lastLine(of: head).allSatisfy(\.isWhitespace) {
      text.insert(Self.step)
      return .redraw
    }
    let input = earlier + head
    let choices = rules.completions(input, input.utf8.count)
    guard !choices.all.isEmpty, let word = input.utf8.word(from: choices.start) else { return .beep }
    let common = choices.commonPrefix
    if common != word, common.hasPrefix(word) {
      text.insert(String(common.dropFirst(word.count)))
      return .redraw
    }
    guard choices.all.count > 1 else { return .beep }
    list(choices, text)
    return .redraw
  }

  /// Lists the choices below the text, one screen at a time. Asks first if there are very many.
  private func list(_ choices: Choices, _ text: EditedText) {
    let (rows, columns) = text.size
    var lines = ChoiceList(choices.all, columns: columns).lines[...]
    let page = max(rows - 2, 1)
    text.begin()
    defer { text.finish() }
    if lines.count > page, !Self.goesOn(text.ask("All \(choices.all.count)? (y or n) ")) { return }
    var count = page
    while true {
      text.put(lines.prefix(count))
      lines = lines.dropFirst(count)
      if lines.isEmpty { return }
      let answer = text.ask("-- more --")
      count = answer == "\n" || answer == "\r" ? 1 : page
      if count > 1, !Self.goesOn(answer) { return }
    }
  }

  private static func goesOn(_ answer: Unicode.Scalar) -> Bool {
    answer == "y" || answer == "Y" || answer == " " || answer == "\t"
  }
}

extension String.UTF8View {
  fileprivate func word(from offset: Int) -> String? {
    guard let start = index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return nil }
    return String(Substring(self[start...]))
  }
}
