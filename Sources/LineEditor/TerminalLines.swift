import CEditLine

/// Lines that a person edits with libedit.
final class TerminalLines: LineSource {
  private let editor: OpaquePointer
  private let history: WideHistory
  private let keys = KeyBehaviour()
  private let styles = TextStyles()

  /// Nil if the terminal does not support editing: dumb, unknown, or switched off in .editrc.
  init?(program: String, history: History) {
    guard let editor = ceditline_create(program) else { return nil }
    self.editor = editor
    self.history = WideHistory(history)
    ceditline_on_key(
      editor,
      { editor, key, character, context in
        guard let context else { return .beep }
        let keys = Unmanaged<KeyBehaviour>.fromOpaque(context).takeUnretainedValue()
        return keys.press(key, character, EditedText(editor))
      }, Unmanaged.passUnretained(keys).toOpaque())
    ceditline_on_style(
      editor,
      { context, text, count, cursor in
        guard let context else { return nil }
        let styles = Unmanaged<TextStyles>.fromOpaque(context).takeUnretainedValue()
        return styles.styles(of: UnsafeBufferPointer(start: text, count: count), cursor: cursor)
      }, Unmanaged.passUnretained(styles).toOpaque())
    ceditline_on_history(
      editor,
      { context, n in context.flatMap { Unmanaged<WideHistory>.fromOpaque($0).takeUnretainedValue().entry(Int(n)) } },
      Unmanaged.passUnretained(self.history).toOpaque())
  }

  deinit {
    ceditline_destroy(editor)
  }

  func begin() -> Bool {
    ceditline_begin(editor)
  }

  func end(quietly: Bool) {
    ceditline_end(editor, quietly)
  }

  func giveBack() {
    ceditline_give_back(editor)
  }

  func next(prompt: String, after earlier: String?, _ rules: InputRules) -> SourceLine {
    keys.rules = rules
    keys.earlier = earlier.map { $0 + "\n" } ?? ""
    styles.rules = rules
    styles.earlier = keys.earlier
    let blanks = earlier.map { String(repeating: " ", count: rules.indentation($0)) } ?? ""
    var text: UnsafePointer<wchar_t>?
    var count = 0
    switch ceditline_read_line(editor, wide(libeditPrompt(prompt)), wide(blanks), &text, &count) {
    case .line:
      let line = string(UnsafeBufferPointer(start: text, count: count))
      // A line into which nothing was typed is empty.
      return .line(line == blanks ? "" : line)
    case .interrupted: return .interrupted
    case .end_of_file: return .endOfFile
    case .gone: return .gone
    case .woken: return .woken
    @unknown default: return .gone
    }
  }
}

/// The styles of the edited text, one byte per code point.
private final class TextStyles {
  var rules = InputRules(isComplete: { _ in true })
  /// The earlier lines of the input, each with its newline.
  var earlier = ""
  private var bytes: UnsafeMutableBufferPointer<UInt8>?

  deinit { bytes?.deallocate() }

  /// Valid until the next call.
  func styles(of text: UnsafeBufferPointer<wchar_t>, cursor: Int) -> UnsafePointer<UInt8>? {
    guard let ask = rules.styles else { return nil }
    let before = earlier.unicodeScalars.count
    let all = ask(earlier + string(text), cursor <= text.count ? before + cursor : nil).dropFirst(before)
    guard all.count == text.count else { return nil }
    bytes?.deallocate()
    let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(all.count, 1))
    _ = new.initialize(from: all.map(\.rawValue))
    bytes = new
    return UnsafePointer(new.baseAddress)
  }
}

/// The history in the form of libedit, one entry at a time: of thousands of entries, only a few are ever used.
private final class WideHistory {
  private let history: History
  private var entry = UnsafeMutableBufferPointer<wchar_t>(start: nil, count: 0)

  init(_ history: History) {
    self.history = history
  }

  deinit { entry.deallocate() }

  /// Valid until the next call.
  func entry(_ n: Int) -> UnsafePointer<wchar_t>? {
    guard let text = history.entry(n) else { return nil }
    let scalars = wide(text)
    entry.deallocate()
    entry = .allocate(capacity: scalars.count)
    _ = entry.initialize(from: scalars)
    return UnsafePointer(entry.baseAddress)
  }
}

/// The text in the form of libedit's wide calls: one code point each, and a zero.
func wide(_ text: String) -> [wchar_t] {
  text.unicodeScalars.map { wchar_t($0.value) } + [0]
}

func string(_ text: UnsafeBufferPointer<wchar_t>) -> String {
  var scalars = String.UnicodeScalarView()
  scalars.append(contentsOf: text.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" })
  return String(scalars)
}
