import ArgumentParser
import Files
import Session

/// The commands are named, though their names follow from their types, and so are the values of options: the parser
/// would ask the runtime for the types' descriptions, which looks through all conformances of the program for each and
/// takes a quarter of the start of an empty one.
@main
struct Obsh: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "obsh",
    abstract: "A shell in which Swift's observation can be explored.",
    discussion: """
      Without a subcommand: interactive on a terminal, else it runs the standard input as a script.

      An interactive session begins with ~/.config/obsh/init.obsh (in XDG_CONFIG_HOME, if that is set), a file of \
      Swift and commands, unless others can write it. Inputs are kept in ~/.local/state/obsh/history (in \
      XDG_STATE_HOME), or in the file that OBSH_HISTORY names; where that is empty, nowhere. VISUAL or EDITOR is what \
      ':edit' opens, PAGER shows answers longer than the screen, and ~/.editrc binds keys, as editrc(5) says.

      'obsh --generate-completion-script bash' (zsh, fish) writes what makes these options complete in that shell.
      """,
    version: "obsh \(version)",
    subcommands: [Run.self, Open.self, Test.self, Play.self, Record.self])

  static let version = "0.1"

  @OptionGroup var options: CommonOptions
  @OptionGroup var interactive: InteractiveOptions

  mutating func run() throws {
    let (options, interactive) = (options, interactive)
    try Process.run { output in
      Descriptor.standardInput.isTerminal
        ? Interaction(options, interactive, output).run() : Script(options, output, readsInput: false).run(["-"])
    }
  }

  /// Wrong usage exits with 2, not with the parser's 64.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if code == .validationFailure {
        StandardError.write(fullMessage(for: error) + "\n")
        Process.exit(.usage)
      }
      guard code == .success else { exit(withError: error) }
      // Help, the version and completion scripts.
      try? Process.run { output in
        output.write(fullMessage(for: error) + "\n")
        return .success
      }
    }
  }
}
