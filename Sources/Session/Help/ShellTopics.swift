extension HelpTopic {
  /// The topics about the shell.
  static let shell = [inputs, transcripts, settings, terminal, limits]

  private static let inputs = HelpTopic(
    "inputs", "repeating, undoing and saving inputs",
    words: """
      ':undo' undoes inputs: everything is as it was before them. ':edit' opens the
      last input, or the input that declares a name, in your editor. A redeclaration
      takes effect at once, in mounted views too. ':save' writes the inputs to a file
      and ':load' runs such a file. ':reset' starts over.
      '_', '$0' or '$R0' is the value of the last expression, and '$1' the one before
      it. These names do not keep an instance alive.
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
    "transcripts", "sessions as lessons, presentations and tests",
    words: """
      A transcript is a Markdown file that contains sessions. ':record FILE' or 'obsh
      record FILE' records the session; comments become the prose between inputs.
      'obsh test FILE' runs it and compares the output, 'obsh test --update FILE'
      rewrites outputs that differ, and 'obsh play FILE' presents it to an audience.
      If you paste a transcript at the prompt, its inputs run.
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
    "settings", "settings and the start-up file",
    words: """
      ':set' lists the settings, and ':set NAME VALUE' changes one. The start-up file
      ~/.config/obsh/init.obsh, with Swift and commands, runs before each session.
      Options on the command line set the same values; 'obsh --help' lists them.
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
                   lists the candidates; at the start of a line, it indents
      Up, Down     move between lines of the input, then to earlier inputs that start
                   with the same text
      Ctrl-R       searches earlier inputs; press it again for older matches
      Alt-Enter    inserts a new line where Enter would end the input
      Ctrl-_       undoes the last change of the line
      Ctrl-C       discards the input, or stops the running program
      Ctrl-D       on an empty line, leaves the shell
      Ctrl-Z       suspends obsh; 'fg' resumes it
      ~/.editrc binds keys; 'bind -v' in it selects vi keys (see editrc(5)). An input
      that starts with a space is not kept in the history, and 'obsh --private' keeps
      no history at all. An incomplete input continues on the next line:
      """,
    example: """
      > func twice(_ n: Int) -> Int {
      .   2 * n
      . }
      > twice(21)
      Int = 42
      """)

  private static let limits = HelpTopic(
    "limits", "limits that stop a program but not the shell",
    words: """
      10,000 nested calls, 1 GiB of memory, 16 MiB for an input, 100 rounds of views
      that invalidate each other, and 1,000 lines of trace in a turn. ':set' changes
      the first two, and can limit the steps that an input may take. Ctrl-C stops a
      program at any time. Changes made up to that point are kept. Code that
      obsh does not support is an error, 'not supported by obsh'; it is never ignored
      silently.
      """,
    example: """
      > :set max-steps 100000
      > var n = 0
      n: Int = 0
      > while true { n += 1 }
      <input 3>:1:21: Fatal error: the program took 100000 steps (--max-steps)
      1 | while true { n += 1 }
        |                     ^
      Changes made up to that point are kept.
      """)
}
