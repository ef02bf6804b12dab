import ArgumentParser
import Files
import Session

/// The commands have explicit names, although these follow from their types, and so do the values of options:
/// otherwise the parser would ask the runtime for the types' descriptions. For each the runtime searches all
/// conformances of the program, which takes a quarter of the start-up time.
@main
struct Obsh: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "obsh",
    abstract: "A shell for exploring Swift's observation.",
    discussion: """
      Without a subcommand, obsh starts an interactive session on a terminal; otherwise it runs standard input as a \
      script.

      An interactive session first runs ~/.config/obsh/init.obsh (or obsh/init.obsh in XDG_CONFIG_HOME), a file of Swift \
      and commands, unless other users can write to it. Inputs are saved in ~/.local/state/obsh/history (or in \
      XDG_STATE_HOME), or in the file that OBSH_HISTORY names; if OBSH_HISTORY is empty, they are not saved. ':edit' uses \
      VISUAL or EDITOR, long answers are shown with PAGER, and ~/.editrc binds keys (see editrc(5)).

      'obsh --generate-completion-script bash' (or zsh, fish) prints a completion script for that shell.
      """,
    version: "obsh \(version)",
    subcommands: [
      Run.self, Open.self, Lint.self, Explain.self, Migrate.self, Compare.self, Explore.self, Lsp.self, Serve.self,
      Mcp.self,
      Test.self, Play.self, Record.self, Export.self, KernelCommand.self,
    ])

  static let version = "0.1"

  @OptionGroup var options: CommonOptions
  @OptionGroup var interactive: InteractiveOptions

  mutating func run() throws {
    let (options, interactive) = (options, interactive)
    try Process.run { output in
      Descriptor.standardInput.isTerminal || interactive.isShown
        ? Interaction(options, interactive, output).run() : Script(options, output, readsInput: false).run(["-"])
    }
  }

  /// The subcommand that the first argument names, if its arguments are valid. The parser would first read the
  /// options of `obsh` itself, and those of a completion script unless the command names its supercommand; each costs
  /// the same searches again. The parser handles only errors and help.
  private static func named() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    guard let type = configuration.subcommands.first(where: { $0.configuration.commandName == arguments.first }),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())), Swift.type(of: command) == type
    else { return nil }
    return command
  }

  /// Advice for a path without the subcommand that takes it.
  private static var advice: String {
    guard let path = CommandLine.arguments.dropFirst().first, !path.hasPrefix("-"),
      !configuration.subcommands.contains(where: { $0.configuration.commandName == path })
    else { return "" }
    if path.hasSuffix(".swift") { return "To run this file: obsh run \(path)\n" }
    if path.hasSuffix(".md") { return "To play this transcript: obsh play \(path)\n" }
    return path.contains("/") || path == "." ? "To open this folder: obsh open \(path)\n" : ""
  }

  /// Invalid usage exits with 2, not with the parser's 64.
  static func main() {
    do {
      var command = try named() ?? parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if code == .validationFailure {
        StandardError.write(fullMessage(for: error) + "\n" + advice)
        Process.exit(.usage)
      }
      guard code == .success else { exit(withError: error) }
      // Help, version and completion scripts.
      try? Process.run { output in
        output.write(fullMessage(for: error) + "\n")
        return .success
      }
    }
  }
}
