import CEditLine

/// The result of reading an input from a person or a pipe.
package enum ReadResult: Equatable, Sendable {
  /// A whole input, of one line or several, without its last newline.
  case input(String)
  /// Ctrl-C: what had been typed of the input is dropped; the next read starts over.
  case interrupted
  /// There is something to read from `waker`; what has been typed comes back with the next read.
  case woken
  /// Ctrl-D on an empty prompt, the end of a pipe or file, or a terminal that went away.
  case endOfFile
}

/// Reads inputs from the standard input: with editing and history where that is a capable terminal, line by line
/// elsewhere.
///
/// Between two reads the terminal is as it was found, or quiet, and signals go where they went before, so that programs
/// may run then. There is one reader in a process, used from one thread.
package final class InputReader {
  private let source: any LineSource
  /// The inputs that can be recalled. Every input that is read is added.
  package let history: History

  /// A descriptor that ends a read once there is something to read from it. Only a new input can wait for that.
  package var waker: Int32?

  /// True if a person types the input: prompts are shown.
  package let isInteractive: Bool

  /// True if lines can be edited and recalled. False for a person at a dumb or unknown terminal.
  package let isEditing: Bool

  /// Reads the user's .editrc, in which lines may be meant for `program` alone.
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

  /// Reads one input: a line, and further lines for as long as `isComplete` says no to what there is.
  ///
  /// Prompts may hold colour; one that ends in it and not in a space gets a space. An input whose lines end before it
  /// is complete, by Ctrl-D or because the file does, is returned as it stands, so that what is missing can be told.
  ///
  /// `quietly`, what is typed from the return until the next read is not shown and is read then, so that it does not
  /// mix with what a program shows; only `giveBack` brings back a terminal that other programs can be run on.
  package func read(prompt: String, continuation: String, quietly: Bool = false, _ rules: InputRules) -> ReadResult {
    guard source.begin() else { return .endOfFile }
    var isQuiet = false
    defer { source.end(quietly: isQuiet) }
    var input: String?
    while true {
      ceditline_wake_by(input == nil ? waker ?? -1 : -1)
      defer { ceditline_wake_by(-1) }
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

  /// Ends the quiet that a read has left: the terminal is as it was found.
  package func giveBack() {
    source.giveBack()
  }

  private func finish(_ text: String) -> ReadResult {
    // A paste often brings the newline behind its last line.
    var input = Substring(text)
    while input.last == "\n" { input.removeLast() }
    if isInteractive { history.remember(String(input)) }
    return .input(String(input))
  }
}
