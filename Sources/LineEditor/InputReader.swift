import CEditLine

/// The result of reading an input from a person or a pipe.
package enum ReadResult: Equatable, Sendable {
  /// A complete input of one or more lines, without its last newline.
  case input(String)
  /// Ctrl-C: the typed part of the input is dropped; the next read starts over.
  case interrupted
  /// One of the `wakers` has become readable; the typed text returns with the next read.
  case woken
  /// Ctrl-D on an empty prompt, the end of a pipe or file, or a closed terminal.
  case endOfFile
}

/// Reads inputs from standard input: with editing and history on a capable terminal, otherwise line by line.
///
/// Between two reads the terminal is as it was found, or quiet, and signals have their earlier handlers, so that
/// programs can run. A process has one reader, used from one thread.
package final class InputReader {
  private let source: any LineSource
  /// The inputs that can be recalled. Every input that is read is added.
  package let history: History

  /// Descriptors that end a read when they become readable; nil for none. Only a new input can wait for them.
  package var wakers: (Int32?, Int32?)

  /// True if a person types the input: prompts are shown.
  package let isInteractive: Bool

  /// True if lines can be edited and recalled. False for a person at a dumb or unknown terminal.
  package let isEditing: Bool

  /// Reads the user's .editrc, in which lines may apply to `program` only.
  package init(program: String = "obsh", history: History = History()) {
    self.history = history
    isInteractive = ceditline_has_terminal()
    let terminal = isInteractive ? TerminalLines(program: program, history: history) : nil
    isEditing = terminal != nil
    source = terminal ?? PlainLines(descriptor: 0, showsPrompt: isInteractive)
  }

  /// Reads lines from a descriptor, as from a pipe.
  package init(plainlyFrom descriptor: Int32) {
    history = History()
    isInteractive = false
    isEditing = false
    source = PlainLines(descriptor: descriptor, showsPrompt: false)
  }

  /// Reads one input: a line, and further lines until `isComplete` returns true.
  ///
  /// Prompts may contain colours; one that ends in a colour and not in a space gets a space. An input whose lines end
  /// before it is complete, by Ctrl-D or at the end of the file, is returned as it is, so that the error can be
  /// reported.
  ///
  /// With `quietly`, text typed between the return and the next read is not echoed and is read then, so that it does
  /// not mix with a program's output. Only `giveBack` restores a terminal on which other programs can run.
  package func read(prompt: String, continuation: String, quietly: Bool = false, _ rules: InputRules) -> ReadResult {
    guard source.begin() else { return .endOfFile }
    var isQuiet = false
    defer { source.end(quietly: isQuiet) }
    var input: String?
    while true {
      let isNew = input == nil
      ceditline_wake_by(isNew ? wakers.0 ?? -1 : -1, isNew ? wakers.1 ?? -1 : -1)
      defer { ceditline_wake_by(-1, -1) }
      switch source.next(prompt: input == nil ? prompt : continuation, after: input, rules) {
      case .interrupted:
        isQuiet = quietly
        return .interrupted
      case .woken:
        isQuiet = quietly
        return .woken
      case .gone:
        return .endOfFile
      case .endOfFile:
        guard let input else { return .endOfFile }
        isQuiet = quietly
        return finish(input)
      case .line(let line):
        let text = input.map { $0 + "\n" + line } ?? line
        if rules.isComplete(text) {
          isQuiet = quietly
          return finish(text)
        }
        input = text
      }
    }
  }

  package func read(prompt: String, continuation: String, isComplete: @escaping (String) -> Bool) -> ReadResult {
    read(prompt: prompt, continuation: continuation, InputRules(isComplete: isComplete))
  }

  /// Ends the quiet state after a read, and restores the terminal.
  package func giveBack() {
    source.giveBack()
  }

  private func finish(_ text: String) -> ReadResult {
    // A paste often includes the newline after its last line.
    var input = Substring(text)
    while input.last == "\n" { input.removeLast() }
    if isInteractive { history.remember(String(input)) }
    return .input(String(input))
  }
}
