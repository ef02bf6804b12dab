/// A script that finds a fault, made shorter.
extension Explorer {
  /// Leaves out steps as long as the script still finds the fault.
  mutating func shortest(_ script: [String]) -> [String] {
    let end = (clock.now - start) / .seconds(bounds.seconds) + Self.shorteningPart
    var best = script
    var isProved = history == script
    // Usually the last step needs only the input that mounted the view, or one or two more steps.
    for count in [1, 2, 3] where count == 1 || !isDue(end, afterLoading: true) {
      let candidate = script.prefix { Self.isOfStart($0) } + script.suffix(count)
      if candidate.count >= script.count { break }
      if let found = replay(Array(candidate)) {
        best = found
        isProved = true
        break
      }
    }
    // A program that takes long to load is not loaded again for each walk, and views of the load go before others are
    // mounted: the reason may lie in an earlier step.
    if !isProved, replay(script) == nil { best = history }
    var size = max(1, best.count / 2)
    var tries = 0
    let limit = isSlow ? Self.shorteningLimitIfSlow : Self.shorteningLimit
    while size >= 1 {
      var start = 0
      var hasShortened = false
      // The last step is the one that shows the fault.
      while start < best.count - 1, tries < limit, !isDue(end, afterLoading: true) {
        let candidate = Array(best[..<start]) + best[min(start + size, best.count - 1)...]
        tries += 1
        if let found = replay(candidate) {
          best = found
          hasShortened = true
        } else {
          start += size
        }
      }
      if tries >= limit || isDue(end, afterLoading: true) { break }
      if size == 1, !hasShortened { break }
      size = size == 1 ? 1 : size / 2
    }
    // The caller looks at the end state of the shortest script next.
    if subject.performed != best { _ = replay(best) }
    return best
  }

  /// True if an input creates or mounts the subject of the walk, as the first inputs do.
  static func isOfStart(_ input: String) -> Bool {
    [":mount ", "let ", "struct "].contains(where: input.hasPrefix)
  }

  private static let (shorteningLimit, shorteningLimitIfSlow) = (60, 6)

  /// Returns the script up to the step that finds a fault, if one does.
  func replay(_ script: [String]) -> [String]? {
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
