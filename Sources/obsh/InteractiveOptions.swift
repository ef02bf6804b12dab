import ArgumentParser
import LineEditor

/// Options of the commands that read interactive input.
struct InteractiveOptions: ParsableArguments {
  @Flag(name: .customLong("private"), help: "Neither read nor write the history file.")
  var isPrivate = false

  @Flag(name: .customLong("show"), help: "Show the session in a browser while you type, as ':show' does.")
  var isShown = false

  /// The history according to these options and the environment.
  var history: History {
    let path = isPrivate ? nil : HistoryLocation.path(environment: Process.environment)
    return History(file: path.map { HistoryFile(path: $0) })
  }
}
