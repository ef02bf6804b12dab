import ArgumentParser
import Session

/// `obsh run`: programs, without prompts and values.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "obsh",
    abstract: "Runs Swift files as scripts.",
    discussion: """
      A folder is a program: its main.swift or its '@main' type runs, and its packages are modules. Each file is a \
      module and is checked as a whole before anything runs. A line between statements that starts with ':' is a \
      command. Several files run one after the other in the same session. Program output goes to standard output, \
      diagnostics to standard error.
      """)

  @OptionGroup var options: CommonOptions

  @Flag(help: "Run the tests of Testing and XCTest: after the given files, or only those of a folder.")
  var test = false

  @Flag(help: "Run a folder even if parts of it do not type-check, or use declarations that obsh lacks.")
  var open = false

  @Option(help: ArgumentHelp("The platform for which 'os(…)' is true in a folder (default: Linux).", valueName: "name"))
  var platform: String?

  @Option(name: .customLong("define"), help: ArgumentHelp("Define a name for '#if' in a folder.", valueName: "name"))
  var definitions: [String] = []

  @Flag(help: "Leave DEBUG undefined in a folder.")
  var release = false

  @Option(
    name: .customShort("e"), parsing: .singleValue,
    help: ArgumentHelp("Run this code instead of a file; repeat the option for several lines.", valueName: "code"))
  var code: [String] = []

  @Argument(
    help: ArgumentHelp(
      "Files to run; '-' is standard input. Arguments after '--' are passed to the programs.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func validate() throws {
    if code.isEmpty, files.isEmpty { throw ValidationError("name a file, '-' for standard input, or -e CODE") }
    if !code.isEmpty, !files.isEmpty, !CommandLine.arguments.contains("--") {
      throw ValidationError("give either files or -e CODE, not both")
    }
  }

  mutating func run() throws {
    let (files, arguments) = split(CommandLine.arguments)
    let (options, code, test, open, platform) = (options, code, test, open, platform ?? Script.ownPlatform)
    let flags = Session.flags(definitions, isRelease: release)
    try Process.run { output in
      let script = Script(
        options, output, readsInput: !files.contains("-"), arguments: [files.first ?? "main"] + arguments,
        runsTests: test, isOpen: open, platform: platform, flags: flags)
      return code.isEmpty ? script.run(files) : script.run(code: code.joined(separator: "\n"))
    }
  }

  /// Splits the words into files and the arguments after `--` for the programs: the parser takes both for files.
  private func split(_ words: [String]) -> (files: [String], arguments: [String]) {
    let count = words.drop { $0 != "--" }.dropFirst().count
    return count < files.count || !code.isEmpty ? (files.dropLast(count), files.suffix(count)) : (files, [])
  }
}
