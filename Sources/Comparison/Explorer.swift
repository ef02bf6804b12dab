import Session

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The bounds of an exploration: steps, seconds, and the seed of its choices.
package struct ExplorationBounds: Sendable {
  package var steps: Int
  package var seconds: Double
  package var seed: UInt64

  package init(steps: Int = 400, seconds: Double = 10, seed: UInt64 = 1) {
    self.steps = steps
    self.seconds = seconds
    self.seed = seed
  }
}

/// The controls, properties and screens that an exploration has reached.
package struct Coverage: Sendable {
  package fileprivate(set) var controlsUsed: Set<String> = []
  package fileprivate(set) var controlsSeen: Set<String> = []
  package fileprivate(set) var propertiesWritten: Set<String> = []
  package fileprivate(set) var propertiesSeen: Set<String> = []
  package fileprivate(set) var screens: Set<[String]> = []
  package fileprivate(set) var steps = 0
  package fileprivate(set) var roots: [String] = []
  /// Inputs that mounted nothing, with the reason.
  package fileprivate(set) var unmounted: [(root: String, reason: String)] = []
}

/// One program to explore, or two in lockstep.
protocol Explored: AnyObject {
  /// The time that the last load took.
  var loadingTime: Duration { get }
  /// Begins anew, with nothing but the load behind it. Returns false where that is not possible.
  func restart() -> Bool
  /// Takes away what is on the screen: less than `restart()`, for programs that take long to load.
  func clear()
  /// Inputs that are possible now.
  func choices(mounted: String?) -> Choices
  /// The screen, to tell one from another.
  var screen: [String] { get }
  /// Does it; false if the program took no such input.
  func perform(_ input: String) -> Bool
  /// Why the last step failed.
  var complaint: String? { get }
  /// The last step found what is looked for.
  var hasFound: Bool { get }
  /// The last step ended the program, without being what is looked for.
  var hasEnded: Bool { get }
}

/// Walks through a program by doing what has been done least, and shortens the walk that finds something.
struct Explorer {
  private let subject: any Explored
  private let bounds: ExplorationBounds
  private let isDue: () -> Bool
  private var numbers: SeededNumbers
  private var tried: [Choice: Int] = [:]
  private var triedSubjects: [String: Int] = [:]
  private var triedHere: [[String]: Set<Choice>] = [:]
  /// Writes that the program does not take: of a constant, of what is private.
  private var refused: Set<String> = []
  private(set) var coverage = Coverage()
  /// Whether the program takes long to load: then walks go on where others have ended, and few shorter scripts are
  /// tried.
  private var isSlow = false

  /// - Parameter isDue: Whether the time is up.
  init(_ subject: any Explored, _ bounds: ExplorationBounds, isDue: @escaping () -> Bool) {
    self.subject = subject
    self.bounds = bounds
    self.isDue = isDue
    numbers = SeededNumbers(seed: bounds.seed)
  }

  /// After so many steps the program begins anew: what a walk has done once is not done again.
  private static let walkLength = 40

  /// Explores what each of the inputs mounts, or what is mounted already where there are none. The program must have
  /// been loaded, and no more.
  ///
  /// - Returns: The shortest script that finds what is looked for; nil where nothing was found.
  mutating func explore(mounting roots: [String]) -> [String]? {
    coverage.roots = roots
    let starts: [String?] = roots.isEmpty ? [nil] : roots.map(Optional.some)
    let share = max(1, bounds.steps / starts.count)
    isSlow = subject.loadingTime > .seconds(1)
    var isFresh = true
    for (index, start) in starts.enumerated() {
      var left = index == starts.count - 1 ? max(share, bounds.steps - coverage.steps) : share
      while left > 0, !isDue() {
        if isSlow {
          subject.clear()
        } else if !isFresh {
          guard subject.restart() else { return nil }
        }
        isFresh = false
        let before = coverage.steps
        if let script = walk(from: start, atMost: min(left, Self.walkLength)) { return shortest(script) }
        // A program in which there is nothing to do.
        if coverage.steps - before <= 1 { break }
        left -= coverage.steps - before
      }
    }
    return nil
  }

  private mutating func walk(from start: String?, atMost limit: Int) -> [String]? {
    var script: [String] = []
    if let start {
      script.append(start)
      coverage.steps += 1
      let isTaken = subject.perform(start)
      if isTaken, subject.hasFound { return script }
      if !isTaken || subject.hasEnded {
        coverage.unmounted.append((start, subject.complaint ?? "it is refused"))
        return nil
      }
    } else if subject.hasFound {
      return script
    }
    while script.count < limit, !isDue() {
      let screen = subject.screen
      coverage.screens.insert(screen)
      let choices = subject.choices(mounted: start)
      coverage.controlsSeen.formUnion(choices.controls)
      coverage.propertiesSeen.formUnion(choices.properties.subtracting(refused))
      guard let choice = pick(choices.all, on: screen) else { return nil }
      tried[choice, default: 0] += 1
      triedSubjects[choice.subject, default: 0] += 1
      triedHere[screen, default: []].insert(choice)
      coverage.steps += 1
      guard subject.perform(choice.input) else {
        if choices.properties.contains(choice.subject) {
          refused.insert(choice.subject)
          coverage.propertiesSeen.remove(choice.subject)
        }
        continue
      }
      script.append(choice.input)
      if choices.controls.contains(choice.subject) { coverage.controlsUsed.insert(choice.subject) }
      if choices.properties.contains(choice.subject) { coverage.propertiesWritten.insert(choice.subject) }
      if subject.hasFound { return script }
      if subject.hasEnded { return nil }
    }
    return nil
  }

  /// What has been done least often: of all subjects first, then of all choices, not on this screen yet if possible.
  private mutating func pick(_ all: [Choice], on screen: [String]) -> Choice? {
    let possible = all.filter { !refused.contains($0.subject) }
    let here = triedHere[screen] ?? []
    let new = possible.filter { !here.contains($0) }
    let candidates = new.isEmpty ? possible : new
    func cost(_ choice: Choice) -> Int { (triedSubjects[choice.subject] ?? 0) * 4 + (tried[choice] ?? 0) }
    guard let least = candidates.map(cost).min() else { return nil }
    return candidates.filter { cost($0) == least }.randomElement(using: &numbers)
  }

  // MARK: Shortening

  /// Leaves out steps as long as the script still finds something.
  private mutating func shortest(_ script: [String]) -> [String] {
    var best = script
    var size = max(1, best.count / 2)
    var tries = 0
    let limit = isSlow ? Self.shorteningLimitIfSlow : Self.shorteningLimit
    while size >= 1 {
      var start = 0
      var hasShortened = false
      // The last step is the one that shows it.
      while start < best.count - 1, tries < limit {
        let candidate = Array(best[..<start]) + best[min(start + size, best.count - 1)...]
        tries += 1
        if let found = replay(candidate) {
          best = found
          hasShortened = true
        } else {
          start += size
        }
      }
      if tries >= limit { break }
      if size == 1, !hasShortened { break }
      size = size == 1 ? 1 : size / 2
    }
    // What the caller looks at next is the end of the shortest script.
    _ = replay(best)
    return best
  }

  private static let (shorteningLimit, shorteningLimitIfSlow) = (60, 6)

  /// Returns the script up to the step that finds something, if one does.
  private func replay(_ script: [String]) -> [String]? {
    guard subject.restart() else { return nil }
    if script.isEmpty { return subject.hasFound ? [] : nil }
    for (index, input) in script.enumerated() {
      guard subject.perform(input) else { return nil }
      if subject.hasFound { return Array(script[...index]) }
      if subject.hasEnded { return nil }
    }
    return nil
  }
}
