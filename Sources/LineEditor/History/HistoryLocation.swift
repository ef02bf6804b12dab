/// The location of the history.
package enum HistoryLocation {
  /// `OBSH_HISTORY` if it is set (no file if it is empty), otherwise the state folder of the XDG Base Directory
  /// Specification: `$XDG_STATE_HOME`, by default `~/.local/state`. According to the specification, relative paths
  /// are ignored.
  package static func path(environment: [String: String]) -> String? {
    if let path = environment["OBSH_HISTORY"] { return path.isEmpty ? nil : path }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/obsh/history" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/obsh/history"
  }
}
