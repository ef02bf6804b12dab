import ArgumentParser

/// `obsh run`: programs, without prompts and without values.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs Swift files as scripts.",
    discussion: """
      A file is one module: it is checked whole before anything runs. A line that starts with ':' between statements
      is a command. Several files run one after the other in one session. The program's output goes to the standard
      output, diagnostics to the standard error.
      """)

  @OptionGroup var options: CommonOptions

  @Flag(help: "Runs the tests that the files declare with @Test, after the files themselves.")
  var test = false

  @Option(
    name: .customShort("e"), parsing: .singleValue,
    help: ArgumentHelp("Runs this text instead of a file; several are its lines.", valueName: "code"))
  var code: [String] = []

  @Argument(
    help: ArgumentHelp(
      "Files; '-' is the standard input. After '--': the programs' own arguments.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func validate() throws {
    if code.isEmpty, files.isEmpty { throw ValidationError("a file is missing, or '-', or -e CODE") }
    if !code.isEmpty, !files.isEmpty, !CommandLine.arguments.contains("--") {
      throw ValidationError("there can be files or -e CODE, not both")
    }
  }

  mutating func run() throws {
    let (files, arguments) = split(CommandLine.arguments)
    let (options, code, test) = (options, code, test)
    try Process.run { output in
      let script = Script(
        options, output, readsInput: !files.contains("-"), arguments: [files.first ?? "main"] + arguments,
        runsTests: test)
      return code.isEmpty ? script.run(files) : script.run(code: code.joined(separator: "\n"))
    }
  }

  /// The files, and what stands behind `--` for the programs: the parser takes both for files.
  private func split(_ words: [String]) -> (files: [String], arguments: [String]) {
    let count = words.drop { $0 != "--" }.dropFirst().count
    return count < files.count || !code.isEmpty ? (files.dropLast(count), files.suffix(count)) : (files, [])
  }
}
