/// The names that a row lists; a long row shows only the first: `Badge, Row[1] and 7 more`.
struct ShownNames: Equatable {
  let names: [String]
  /// The number of names that are left out and unknown.
  let more: Int

  static let none = ShownNames(names: [], more: 0)

  private init(names: [String], more: Int) {
    self.names = names
    self.more = more
  }

  init(_ text: String) {
    var names = text.pieces(between: ", ")
    var more = 0
    if let last = names.last, last.endsWith(" more") {
      let words = last.pieces(between: " and ")
      let count = words.count > 1 ? Int((words.last ?? "").pieces(between: " ").first ?? "") : nil
      if let count, "and \(count) more" == "and \(words.last ?? "")" {
        names[names.count - 1] = words.dropLast().joined(separator: " and ")
        more = count
      }
    }
    self.init(names: names, more: more)
  }

  /// The number of names, shown or not.
  var count: Int { names.count + more }

  /// The names that the other list lacks; none if that list is incomplete, because it might contain them.
  func missing(in other: ShownNames) -> [String] {
    other.more > 0 ? [] : names.filter { !other.names.contains($0) }
  }

  /// `a, b and c`, `a, b and 7 more`
  var joined: String {
    if more > 0 { return "\(names.joined(separator: ", ")) and \(more) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
