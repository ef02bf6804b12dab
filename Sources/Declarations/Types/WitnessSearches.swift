import Tree

/// The type witnesses that are being looked for, the innermost one last.
///
/// A witness may lead to another one of the same type, and that one back to the first: what is found then says nothing.
/// `Magnitude`, `Stride`, `Words` and `Index` of one type ask for each other through dozens of members, so without
/// a memory the same failures would be found again along each way, and there are exponentially many ways.
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
    /// The outermost search that this one has come back to: its failure holds only while that one goes on.
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

  /// - Returns: Whether a failure is one for good, and not only because of the searches around it.
  mutating func end(hasFailed: Bool) -> Bool {
    let ended = searches.removeLast()
    guard ended.outermost < searches.count else { return true }
    searches[searches.count - 1].outermost = min(searches[searches.count - 1].outermost, ended.outermost)
    if hasFailed { searches[ended.outermost].failures.insert(ended.key) }
    return false
  }
}
