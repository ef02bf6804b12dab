import Source

/// The end of a message about a name that does not exist: the name that was probably meant, or else the names to
/// choose from.
enum Offer {
  /// More names than this are counted, not listed.
  private static let limit = 12

  /// `; did you mean 'Add'?`, `; there is only 'Add'`, `; the buttons are 'Add' and 'Clear'`, or nothing.
  static func clause(for name: String, among known: [String], called several: String) -> String {
    if let meant = Suggestion.nearest(to: name, among: known) { return "; did you mean '\(meant)'?" }
    switch known.count {
    case 0: return ""
    case 1: return "; there is only '\(known[0])'"
    default: return "; the \(several) are \(list(known))"
    }
  }

  /// `'a', 'b' and 'c'`
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(names.count > limit ? limit - 1 : limit).map { "'\($0)'" }
    let rest = names.count - shown.count
    let last = rest > 0 ? "\(rest) more" : shown[shown.count - 1]
    return shown.prefix(rest > 0 ? shown.count : shown.count - 1).joined(separator: ", ") + " and \(last)"
  }
}
