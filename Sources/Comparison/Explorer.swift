import Session

/// Random-looking numbers that are the same for the same seed (SplitMix64).
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
  /// True if the exploration must end now.
  package var isCancelled: @Sendable () -> Bool

  package init(
    steps: Int = 400, seconds: Double = 10, seed: UInt64 = 1, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.steps = steps
    self.seconds = seconds
    self.seed = seed
    self.isCancelled = isCancelled
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
  /// Inputs that could mount nothing, with the reason.
  package fileprivate(set) var unmounted: [(root: String, reason: String)] = []

  /// True if views were mounted and nothing else was done.
  var isEmpty: Bool { controlsUsed.isEmpty && propertiesWritten.isEmpty && screens.allSatisfy(\.isEmpty) }
}

/// One program to explore, or two in lockstep.
protocol Explored: AnyObject {
  /// The time that the last load took.
  var loadingTime: Duration { get }
  /// Starts over, with only the load done. Returns false if that is not possible.
  func restart() -> Bool
  /// Unmounts the views on the screen: less than `restart()`, for programs that take long to load.
  func clear()
  /// The inputs that are possible now.
  func choices(mounted: String?) -> Choices
  /// The screen, for distinguishing it from others.
  var screen: [String] { get }
  /// Performs an input; false if the program did not accept it.
  func perform(_ input: String) -> Bool
  /// The reason why the last step failed.
  var complaint: String? { get }
  /// True if the last step found a fault of the kind wanted.
  var hasFound: Bool { get }
  /// True if there is a fault that no step needs to show.
  var hasStandingFinding: Bool { get }
  /// True if the last step ended the program without finding such a fault.
  var hasEnded: Bool { get }
}

/// Walks through a program by preferring the least used choices, and shortens a walk that finds a fault.
struct Explorer {
  private let subject: any Explored
  private let bounds: ExplorationBounds
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var numbers: SeededNumbers
  private var tried: [Choice: Int] = [:]
  private var triedSubjects: [String: Int] = [:]
  private var triedHere: [[String]: Set<Choice>] = [:]
  /// Writes that the program does not accept, because the target is a constant or private.
  private var refused: Set<String> = []
  private(set) var coverage = Coverage()
  /// True if the program takes long to load. Walks then continue where others have ended, and few shorter scripts are
  /// tried.
  private var isSlow = false
  /// True if nothing has been done since the load.
  private var isFresh = true

  init(_ subject: any Explored, _ bounds: ExplorationBounds) {
    self.subject = subject
    self.bounds = bounds
    start = clock.now
    numbers = SeededNumbers(seed: bounds.seed)
  }

  /// The number of steps after which the program starts over: choices made once in a walk are not made again.
  private static let walkLength = 40
  /// The number of steps for a root that only asks one question.
  private static let shortLength = 7
  /// The end of the time for such roots, as a part of the whole time.
  private static let shortPart = 0.6
  /// The part of the time that shortening a script may take in addition to the bounds.
  private static let shorteningPart = 0.25

  private func isDue(_ part: Double) -> Bool {
    clock.now - start >= .seconds(bounds.seconds * part) || bounds.isCancelled()
  }

  /// Explores the views that each of the roots mounts. The program must have been loaded, and nothing else.
  ///
  /// - Returns: The shortest script that finds a fault, which is empty if the load alone does; nil if none was found.
  mutating func explore(_ roots: [Root]) -> [String]? {
    if subject.hasFound { return [] }
    isSlow = subject.loadingTime > .seconds(1)
    let short = roots.filter(\.isShort)
    let long = roots.filter { !$0.isShort }
    coverage.roots = long.map { $0.mount ?? "" }
    // One walk per root finds most faults; then come the questions of the short roots, then the rest.
    let share = max(1, bounds.steps / max(1, long.count))
    var left = Array(repeating: share, count: long.count)
    for (index, root) in long.enumerated() {
      if let found = explore(root, &left[index], walks: 1, until: 1) { return found }
    }
    for root in short {
      var steps = Self.shortLength
      if let found = explore(root, &steps, walks: 1, until: Self.shortPart) { return found }
    }
    // A step that shows the fault would have been more informative.
    if subject.hasStandingFinding { return [] }
    for (index, root) in long.enumerated() where left[index] > 0 {
      let isLast = index == long.count - 1
      var steps = isLast ? max(left[index], bounds.steps - coverage.steps) : left[index]
      if let found = explore(root, &steps, walks: .max, until: 1) { return found }
    }
    return nil
  }

  /// - Parameter left: The steps that the root may still take; 0 afterwards if there is nothing more to do.
  private mutating func explore(_ root: Root, _ left: inout Int, walks: Int, until part: Double) -> [String]? {
    var count = 0
    while left > 0, count < walks, !isDue(part) {
      if !isFresh {
        if !isSlow || root.mount == nil, !subject.restart() { return nil }
        if root.mount != nil { subject.clear() }
      }
      isFresh = false
      count += 1
      let before = coverage.steps
      if let script = walk(from: root, atMost: min(left, Self.walkLength), until: part) { return shortest(script) }
      // A program in which there is nothing to do.
      if coverage.steps - before <= 1 {
        left = 0
        return nil
      }
      left = max(0, left - (coverage.steps - before))
    }
    return nil
  }

  private mutating func walk(from root: Root, atMost limit: Int, until part: Double) -> [String]? {
    var script: [String] = []
    for input in root.setup {
      guard subject.perform(input), !subject.hasEnded else { return nil }
      script.append(input)
    }
    let start = root.mount
    if let start {
      script.append(start)
      coverage.steps += 1
      let isTaken = subject.perform(start)
      if isTaken, subject.hasFound { return script }
      if !isTaken || subject.hasEnded {
        if !root.isShort { coverage.unmounted.append((start, subject.complaint ?? "it is rejected")) }
        return nil
      }
    }
    let end = coverage.steps + limit
    while coverage.steps < end, !isDue(part) {
      let screen = subject.screen
      coverage.screens.insert(screen)
      let choices = subject.choices(mounted: start)
      if !root.isShort {
        coverage.controlsSeen.formUnion(choices.controls)
        coverage.propertiesSeen.formUnion(choices.properties.subtracting(refused))
      }
      let isFirst = script.count == root.setup.count + 1
      let asked = root.question.flatMap { input in choices.all.first { $0.input == input } }
      guard let choice = isFirst && asked != nil ? asked : pick(choices.all, on: screen) else { return nil }
      tried[choice, default: 0] += 1
      triedSubjects[choice.subject, default: 0] += 1
      triedHere[screen, default: []].insert(choice)
      coverage.steps += 1
      guard subject.perform(choice.input) else {
        if choices.properties.contains(choice.subject) {
          refused.insert(choice.subject)
          coverage.propertiesSeen.remove(choice.subject)
        }
        if subject.hasEnded { return nil }
        continue
      }
      script.append(choice.input)
      if !root.isShort, choices.controls.contains(choice.subject) { coverage.controlsUsed.insert(choice.subject) }
      if !root.isShort, choices.properties.contains(choice.subject) {
        coverage.propertiesSeen.insert(choice.subject)
        coverage.propertiesWritten.insert(choice.subject)
      }
      if subject.hasFound { return script }
      if subject.hasEnded { return nil }
    }
    return nil
  }

  /// The least used choice: first by subject, then by choice, if possible one not yet used on this screen.
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

  /// Leaves out steps as long as the script still finds the fault.
  private mutating func shortest(_ script: [String]) -> [String] {
    var best = script
    // Usually the last step needs only the input that mounted the view, or one or two more steps.
    for count in [1, 2, 3] {
      let candidate = script.prefix { Self.isOfStart($0) } + script.suffix(count)
      if candidate.count >= script.count { break }
      if let found = replay(Array(candidate)) {
        best = found
        break
      }
    }
    var size = max(1, best.count / 2)
    var tries = 0
    let limit = isSlow ? Self.shorteningLimitIfSlow : Self.shorteningLimit
    while size >= 1 {
      var start = 0
      var hasShortened = false
      // The last step is the one that shows the fault.
      while start < best.count - 1, tries < limit, !isDue(1 + Self.shorteningPart) {
        let candidate = Array(best[..<start]) + best[min(start + size, best.count - 1)...]
        tries += 1
        if let found = replay(candidate) {
          best = found
          hasShortened = true
        } else {
          start += size
        }
      }
      if tries >= limit || isDue(1 + Self.shorteningPart) { break }
      if size == 1, !hasShortened { break }
      size = size == 1 ? 1 : size / 2
    }
    // The caller looks at the end state of the shortest script next.
    _ = replay(best)
    return best
  }

  /// True if an input creates or mounts the subject of the walk, as the first inputs do.
  private static func isOfStart(_ input: String) -> Bool {
    [":mount ", "let ", "struct "].contains(where: input.hasPrefix)
  }

  private static let (shorteningLimit, shorteningLimitIfSlow) = (60, 6)

  /// Returns the script up to the step that finds a fault, if one does.
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
