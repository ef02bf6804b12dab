import Tree

/// The type witnesses that are being searched for, the innermost one last.
///
/// A witness may depend on another one of the same type, and that one on the first: the result is then meaningless.
/// `Magnitude`, `Stride`, `Words` and `Index` of one type depend on each other through dozens of members, so without
/// a record the same failures would be found again on each path, and the number of paths is exponential.
struct WitnessSearches {
  struct Key: Hashable {
    let declaration: ObjectIdentifier
    let name: String

    init(_ associated: AssociatedType, of declaration: NominalDeclaration) {
      (self.declaration, self.name) = (ObjectIdentifier(declaration), associated.name)
    }
  }

  private struct Search {
    let key: Key
    /// The outermost search to which this one has returned: its failure is valid only while that one continues.
    var outermost: Int
    /// The searches that have failed because this one was in progress.
    var failures: Set<Key> = []
  }

  private var searches: [Search] = []

  /// True if the search cannot succeed now: it is in progress, or it has failed because of one in progress.
  mutating func isHopeless(_ key: Key) -> Bool {
    guard let met = searches.firstIndex(where: { $0.key == key || $0.failures.contains(key) }) else { return false }
    let last = searches.count - 1
    searches[last].outermost = min(searches[last].outermost, met)
    return true
  }

  mutating func begin(_ key: Key) {
    searches.append(Search(key: key, outermost: searches.count))
  }

  /// - Returns: True if a failure is final, and not only due to the enclosing searches.
  mutating func end(hasFailed: Bool) -> Bool {
    let ended = searches.removeLast()
    guard ended.outermost < searches.count else { return true }
    searches[searches.count - 1].outermost = min(searches[searches.count - 1].outermost, ended.outermost)
    if hasFailed { searches[ended.outermost].failures.insert(ended.key) }
    return false
  }
}
