import Machine

/// The models whose making, keeping or replacing may turn out to be a mistake at the end of an update.
struct WatchedModels {
  /// Instances that bodies have made in the update that is under way.
  var madeByBodies: Set<ObjectIdentifier> = []
  /// The round of the update in which bodies last made an instance of a type.
  var lastRoundOfType: [String: Int] = [:]
  /// Models that bodies made in earlier updates, with their numbers: another instance may have come to the address.
  /// A link's destination is made long before it is shown.
  private var madeEarlier: [ObjectIdentifier: Int] = [:]
  private static let mostMadeEarlier = 4096
  let leaks = LeakWatch()
  let replacements = ReplacedModels()
  let kept = KeptModels()
  var entryDefaults = EntryDefaults()

  func wasMadeEarlier(_ model: Record) -> Bool { madeEarlier[ObjectIdentifier(model)] == model.number }

  /// Remembers a model that a body has made for later updates.
  mutating func keep(_ model: Record) {
    // Models of views that are never shown pile up.
    if madeEarlier.count >= Self.mostMadeEarlier { madeEarlier = [:] }
    madeEarlier[ObjectIdentifier(model)] = model.number
  }
}
