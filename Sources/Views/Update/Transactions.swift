/// The batches of an event's writes, each of which runs its bodies together: `withAnimation` and `withTransaction`
/// split the event (4.3).
///
/// SwiftUI queues each write with its transaction. At the end of the event it handles one transaction after another:
/// it applies the writes, then runs the bodies. A body therefore sees the `@State` of its own batch, although the
/// program has written later values: a location keeps its value from before a later batch. An object has no such
/// memory. If it announces a change in a transaction other than the pending one, the pending bodies run at once, and
/// see the object as it is at that point. (OpenSwiftUI: `GraphHost.asyncTransaction`, `StoredLocation`,
/// `ObservationUtils`.)
struct Batches {
  /// Writes of one transaction, whose bodies run after those of the previous batch.
  struct Later {
    let transaction: Int
    var invalidations: [(view: MountedView, cause: Invalidation)] = []
  }

  /// The transaction of the batch that runs first, whose views are already stale; nil if nothing is pending.
  private(set) var first: Int?
  private(set) var later: [Later] = []
  /// The number of later batches that have been applied.
  private(set) var applied = 0
  /// The locations with values for batches before the last.
  private var locations: [StateLocation] = []

  /// True if a write belongs to a transaction other than this one.
  func hasOthers(than transaction: Int) -> Bool {
    guard let first else { return false }
    return (later.last?.transaction ?? first) != transaction
  }

  /// The batch of a write: 0 is the one that runs first.
  mutating func join(_ transaction: Int) -> Int {
    if first == nil { first = transaction }
    if hasOthers(than: transaction) { later.append(Later(transaction: transaction)) }
    return later.count
  }

  /// Returns true if the view was not yet in that batch.
  mutating func postpone(_ view: MountedView, _ cause: Invalidation) -> Bool {
    let last = later.count - 1
    let isNew = !later[last].invalidations.contains { $0.view === view }
    later[last].invalidations.append((view, cause))
    return isNew
  }

  mutating func remember(_ location: StateLocation) { locations.append(location) }

  /// The next batch, whose writes bodies see from now on.
  mutating func applyNext() -> Later? {
    guard applied < later.count else { return nil }
    applied += 1
    return later[applied - 1]
  }

  /// Called when the bodies of all batches except the last have run. The last batch becomes the first; returns its
  /// invalidations.
  mutating func endAllButLast() -> [(view: MountedView, cause: Invalidation)] {
    guard let last = later.last else { return [] }
    end()
    first = last.transaction
    return last.invalidations
  }

  /// Called when all bodies have run.
  mutating func end() {
    for location in locations { location.forgetEarlierBatches() }
    self = Batches()
  }

  func causes(of view: MountedView) -> [Invalidation] {
    later[applied...].flatMap(\.invalidations).filter { $0.view === view }.map(\.cause)
  }
}

extension ViewHierarchy {
  /// The number of a transaction, which is equal for transactions with the same contents. An empty one is 0.
  func transaction(saying words: String) -> Int {
    if words.isEmpty { return 0 }
    if let known = transactions[words] { return known }
    transactions[words] = transactions.count + 1
    return transactions.count
  }

  /// The batch of a write; nil while bodies run, whose writes take effect at once.
  func joinBatch() -> Int? {
    running == nil && !isFlushing ? batches.join(transaction) : nil
  }

  /// Called before an object changes while earlier transactions are pending: these run at once, and see the object as
  /// it is at that point. If the change belongs to the last transaction, that one stays pending (4.18).
  func flushOtherTransactions() {
    guard running == nil, !isFlushing else { return }
    let hasOthers = batches.hasOthers(than: transaction)
    guard hasOthers || !batches.later.isEmpty else { return }
    var rounds = 0
    do { try flush(&rounds, keepsLast: !hasOthers) } catch { earlyFailures.append(error) }
  }

  /// Runs the bodies of all batches, or of all except the last.
  func flush(_ rounds: inout Int, keepsLast: Bool = false) throws {
    isFlushing = true
    defer { isFlushing = false }
    func hasMore() -> Bool { batches.applied < batches.later.count - (keepsLast ? 1 : 0) }
    repeat {
      while !stale.isEmpty {
        if rounds >= Self.roundLimit { return cutLoop() }
        rounds += 1
        loops.round = rounds
        try runStale()
      }
      if hasMore() { for (view, cause) in batches.applyNext()?.invalidations ?? [] { view.becomeStale(cause) } }
    } while !stale.isEmpty || hasMore()
    if !keepsLast { return batches.end() }
    for (view, cause) in batches.endAllButLast() { view.becomeStale(cause) }
  }
}
