/// An old and a new value side by side, shortened so that their difference stays visible.
///
///     [P(n…, P(name: "a")] → […, P(name: "zz")]
struct ChangeText {
  private let old: [Character]
  private let new: [Character]
  /// The number of characters in the common prefix, and in the common suffix.
  private let prefix: Int
  private let suffix: Int

  init(_ old: String, _ new: String) {
    self.old = Array(old)
    self.new = Array(new)
    let shorter = min(self.old.count, self.new.count)
    var same = 0
    while same < shorter, self.old[same] == self.new[same] { same += 1 }
    prefix = same
    same = 0
    while same < shorter - prefix, self.old[self.old.count - 1 - same] == self.new[self.new.count - 1 - same] {
      same += 1
    }
    suffix = same
  }

  /// Both values, each shortened to its number of columns.
  func shortened(old oldColumns: Int, new newColumns: Int) -> (old: String, new: String) {
    (shorten(old, to: oldColumns), shorten(new, to: newColumns))
  }

  /// The columns before the difference, if it is not near the beginning: enough to show that text is left out.
  private static let context = 3

  private func shorten(_ text: [Character], to limit: Int) -> String {
    let whole = String(text)
    guard Columns.count(whole) > limit else { return whole }
    let difference = prefix..<(text.count - suffix)
    // If the texts are equal, or differ near an end, ordinary shortening shows the difference.
    let usual = Columns.shorten(whole, to: limit)
    let headCount = usual.prefix { $0 != "…" }.count
    let tailCount = usual.count - headCount - 1
    if prefix == text.count || difference.lowerBound < headCount || difference.lowerBound >= text.count - tailCount {
      return usual
    }
    // The beginning, the difference with a little context, and as much of the rest as fits.
    let head = Columns.prefix(of: whole, columns: max(limit / 5, 1))
    let start = max(difference.lowerBound - Self.context, 0)
    if start <= head.count { return Columns.prefix(of: whole, columns: limit - 1) + "…" }
    let rest = String(text[start...])
    let room = limit - Columns.count(head) - 1
    if Columns.count(rest) <= room { return "\(head)…\(Columns.suffix(of: whole, columns: room))" }
    return "\(head)…\(Columns.prefix(of: rest, columns: room - 1))…"
  }
}
