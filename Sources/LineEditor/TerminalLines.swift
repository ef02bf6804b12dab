import CEditLine

/// Lines that a person edits with libedit.
final class TerminalLines: LineSource {
  private let editor: OpaquePointer
  private let history: WideHistory

  /// Nil where the terminal cannot be edited on: dumb, unknown, or switched off in .editrc.
  init?(program: String, history: History) {
    guard let editor = ceditline_create(program) else { return nil }
    self.editor = editor
    self.history = WideHistory(history)
    ceditline_on_tab(editor, { editor, _ in indent(editor) }, nil)
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

  func end() {
    ceditline_end(editor)
  }

  func next(prompt: String) -> SourceLine {
    var text: UnsafePointer<wchar_t>?
    var count = 0
    switch ceditline_read_line(editor, wide(libeditPrompt(prompt)), &text, &count) {
    case .line: return .line(string(UnsafeBufferPointer(start: text, count: count)))
    case .interrupted: return .interrupted
    case .end_of_file: return .endOfFile
    case .gone: return .gone
    @unknown default: return .gone
    }
  }
}

/// The history as libedit wants it, an entry at a time: of thousands that there may be few are ever looked at.
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

/// Tab: two spaces where a line begins, and nowhere else.
private func indent(_ editor: OpaquePointer) -> ceditline_effect {
  var cursor = 0
  var count = 0
  let text = UnsafeBufferPointer(start: ceditline_text(editor, &cursor, &count), count: count)
  let line = string(UnsafeBufferPointer(rebasing: text[..<cursor])).split(
    separator: "\n", omittingEmptySubsequences: false)
  guard line.last?.allSatisfy(\.isWhitespace) ?? true else { return .beep }
  ceditline_insert(editor, wide("  "))
  return .redraw
}

/// The text as libedit's wide calls want it: a code point each, and a zero.
private func wide(_ text: String) -> [wchar_t] {
  text.unicodeScalars.map { wchar_t($0.value) } + [0]
}

private func string(_ text: UnsafeBufferPointer<wchar_t>) -> String {
  var scalars = String.UnicodeScalarView()
  scalars.append(contentsOf: text.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" })
  return String(scalars)
}
