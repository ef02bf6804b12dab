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

  /// Whether nothing was done but to mount views.
  var isEmpty: Bool { controlsUsed.isEmpty && propertiesWritten.isEmpty && screens.allSatisfy(\.isEmpty) }
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
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
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

  init(_ subject: any Explored, _ bounds: ExplorationBounds) {
    self.subject = subject
    self.bounds = bounds
    start = clock.now
    numbers = SeededNumbers(seed: bounds.seed)
  }

  /// After so many steps the program begins anew: what a walk has done once is not done again.
  private static let walkLength = 40
  /// Steps for a root that only asks one question.
  private static let shortLength = 16
  /// The part of the time and of the steps that is kept for such roots.
  private static let shortPart = 0.25
  /// The part of the time that shortening a script may take beyond the bounds.
  private static let shorteningPart = 0.25

  private func isDue(_ part: Double) -> Bool { clock.now - start >= .seconds(bounds.seconds * part) }

  /// Explores what each of the roots mounts. The program must have been loaded, and no more.
  ///
  /// - Returns: The shortest script that finds what is looked for; nil where nothing was found.
  mutating func explore(_ roots: [Root]) -> [String]? {
    if subject.hasFound { return [] }
    isSlow = subject.loadingTime > .seconds(1)
    var isFresh = true
    let short = roots.filter(\.isShort)
    let kept = short.isEmpty ? 0 : Self.shortPart
    let long = roots.filter { !$0.isShort }
    coverage.roots = long.map { $0.mount ?? "" }
    let steps = Int(Double(bounds.steps) * (1 - kept))
    for (index, root) in long.enumerated() {
      let isLast = index == long.count - 1
      let limit = max(1, steps / long.count)
      let found = explore(root, steps: isLast ? max(limit, steps - coverage.steps) : limit, until: 1 - kept, &isFresh)
      if let found { return found }
    }
    let limit = short.isEmpty ? 0 : min(Self.shortLength, max(6, (bounds.steps - coverage.steps) / short.count))
    for root in short where coverage.steps < bounds.steps {
      if let found = explore(root, steps: limit, until: 1, &isFresh) { return found }
    }
    return nil
  }

  private mutating func explore(
    _ root: Root, steps: Int, until part: Double, _ isFresh: inout Bool
  ) -> [String]? {
    var left = steps
    while left > 0, !isDue(part) {
      if !isFresh {
        if !isSlow || root.mount == nil, !subject.restart() { return nil }
        if root.mount != nil { subject.clear() }
      }
      isFresh = false
      let before = coverage.steps
      if let script = walk(from: root, atMost: min(left, Self.walkLength), until: part) { return shortest(script) }
      // A program in which there is nothing to do.
      if coverage.steps - before <= 1 { return nil }
      left -= coverage.steps - before
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
        if !root.isShort { coverage.unmounted.append((start, subject.complaint ?? "it is refused")) }
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
        if subject.hasEnded { return nil }
        continue
      }
      script.append(choice.input)
      if !root.isShort, choices.controls.contains(choice.subject) { coverage.controlsUsed.insert(choice.subject) }
      if !root.isShort, choices.properties.contains(choice.subject) { coverage.propertiesWritten.insert(choice.subject) }
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
