extension HelpTopic {
  /// The topics about the shell.
  static let shell = [inputs, transcripts, settings, terminal, limits]

  private static let inputs = HelpTopic(
    "inputs", "what was typed: again, back, and kept",
    words: """
      ':undo' takes inputs back: all is as it was before them. ':edit' opens the last
      input, or the one that declares a name, in your editor; a declaration that is
      made again takes effect at once, in the views as well. ':save' writes the inputs
      into a file, ':load' runs such a file. ':reset' begins afresh. '_', '$0' or
      '$R0' is the value of the last expression, '$1' the one before it; an instance
      that nothing holds is gone all the same.
      """,
    example: """
      > let a = 1
      a: Int = 1
      > let b = a + 1
      b: Int = 2
      > :history
      1  let a = 1
      2  let b = a + 1
      > :undo
      undone: let b = a + 1
      > let b = "two"
      b: String = "two"
      """)

  private static let transcripts = HelpTopic(
    "transcripts", "sessions that are lessons, shows and tests",
    words: """
      A transcript is Markdown with sessions in it. ':record FILE', or 'obsh record
      FILE', writes the session down; a comment becomes the text between the inputs.
      'obsh test FILE' runs it and compares, 'obsh test --update FILE' writes the
      outputs that differ, and 'obsh play FILE' shows it to an audience. A transcript
      that is pasted is understood: its inputs run.
      """,
    example: """
      > :record equal-writes.md
      recording equal-writes.md
      > // ## A value is shown with its type
      > let sum = 1 + 2
      sum: Int = 3
      > :record off
      1 input recorded in equal-writes.md
      """)

  private static let settings = HelpTopic(
    "settings", "what can be set, and where",
    words: """
      ':set' lists the settings, ':set NAME VALUE' changes one. The start-up file,
      ~/.config/obsh/init.obsh, is run before each session: Swift and commands, as in
      ':load'. The options that 'obsh --help' lists hold from the start.
      """,
    example: """
      > :set max-steps 1000000
      > :set max-steps
      max-steps  1000000
      """)

  private static let terminal = HelpTopic(
    "terminal", "keys and the line editor",
    words: """
      Tab          completes names, members, labels, key paths, commands and files, or
                   lists what there is; where a line begins, it indents
      Up, Down     lines of the input; then earlier inputs that begin as this one does
      Ctrl-R       earlier inputs that contain what you type; again for older ones
      Alt-Enter    a new line where Enter would end the input
      Ctrl-_       takes back what was done to the line
      Ctrl-C       drops the input, or stops the program that runs
      Ctrl-D       leaves, on an empty line
      Ctrl-Z       back to your own shell; 'fg' returns
      ~/.editrc binds keys, and 'bind -v' there gives those of vi; see editrc(5). An
      input that begins with a blank is not kept in the history, and 'obsh --private'
      keeps none. An input that is not complete goes on in the next line:
      """,
    example: """
      > func twice(_ n: Int) -> Int {
      .   2 * n
      . }
      > twice(21)
      Int = 42
      """)

  private static let limits = HelpTopic(
    "limits", "what ends a program before it ends the shell",
    words: """
      10,000 calls within calls, 1 GiB of memory, 16 MiB for an input, 100 rounds of
      views that make each other stale, 1,000 lines of trace in a turn; ':set' changes
      the first two, and bounds the steps that an input may take. Ctrl-C stops a
      program at any time. What it had changed stays. Only a part of Swift is there:
      what is not is told as an error, 'not supported by obsh', and never passed over.
      """,
    example: """
      > :set max-steps 100000
      > var n = 0
      n: Int = 0
      > while true { n += 1 }
      <input 3>:1:21: Fatal error: the program took 100000 steps (--max-steps)
      1 | while true { n += 1 }
        |                     ^
      What it had changed until then stays.
      """)
}
