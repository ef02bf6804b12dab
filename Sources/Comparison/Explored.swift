/// The bounds of an exploration: steps, seconds, and the seed of its choices.
package struct ExplorationBounds: Sendable {
  package var steps: Int
  package var seconds: Double
  package var seed: UInt64
  /// True if the exploration goes on with other walks after these steps, as long as there is time.
  package var goesOn: Bool
  /// True if the exploration must end now.
  package var isCancelled: @Sendable () -> Bool

  package init(
    steps: Int = 400, seconds: Double = 10, seed: UInt64 = 1, goesOn: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.steps = steps
    self.seconds = seconds
    self.seed = seed
    self.goesOn = goesOn
    self.isCancelled = isCancelled
  }
}

/// The controls, properties and screens that an exploration has reached.
package struct Coverage: Sendable {
  package internal(set) var controlsUsed: Set<String> = []
  package internal(set) var controlsSeen: Set<String> = []
  package internal(set) var propertiesWritten: Set<String> = []
  package internal(set) var propertiesSeen: Set<String> = []
  package internal(set) var screens: Set<[String]> = []
  package internal(set) var steps = 0
  package internal(set) var roots: [String] = []
  /// The roots from which something was mounted in the time.
  package internal(set) var reached: Set<String> = []
  /// Inputs that could mount nothing, with the reason.
  package internal(set) var unmounted: [(root: String, reason: String)] = []

  package var unreached: [String] { roots.filter { !reached.contains($0) } }

  /// True if there were views to mount, and none could be.
  var couldMountNothing: Bool {
    let failed = Set(unmounted.map(\.root))
    return !roots.isEmpty && roots.allSatisfy(failed.contains)
  }

  /// True if views were mounted and nothing else was done.
  var isEmpty: Bool { controlsUsed.isEmpty && propertiesWritten.isEmpty && screens.allSatisfy(\.isEmpty) }
}

/// One program to explore, or two in lockstep.
protocol Explored: AnyObject {
  /// The time that the last load took.
  var loadingTime: Duration { get }
  /// Starts over, with only the load done. Returns false if that is not possible.
  func restart() -> Bool
  /// Inputs that take away what is on the screen.
  var exits: [String] { get }
  /// Inputs that bring back what the load has mounted.
  var returns: [String] { get }
  /// The next moment at which a timer or a task is due, and the time until then.
  var nextDeadline: (moment: Duration, wait: Duration)? { get }
  /// The inputs that are possible now.
  func choices(mounted: String?) -> Choices
  /// The screen, for distinguishing it from others.
  var screen: [String] { get }
  /// Performs an input; false if the program did not accept it.
  func perform(_ input: String) -> Bool
  /// The inputs that were accepted since the last start.
  var performed: [String] { get }
  /// The reason why the last step failed.
  var complaint: String? { get }
  /// True if the last step found a fault of the kind wanted.
  var hasFound: Bool { get }
  /// True if that fault concerns only the preview that was mounted, in whose environment a model is missing: others are
  /// looked for first.
  var canWait: Bool { get }
  /// True if there is a fault that no step needs to show.
  var hasStandingFinding: Bool { get }
  /// True if the last step ended the program without finding such a fault.
  var hasEnded: Bool { get }
}
