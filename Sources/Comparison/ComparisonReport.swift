import Trace

/// The formats of the report of a comparison or an exploration.
package enum ComparisonReport: String, CaseIterable, Sendable {
  case text, json, markdown, github

  package func write(_ comparing: Comparing) -> String {
    switch self {
    case .text: Self.text(comparing)
    case .json: Self.json(comparing).text + "\n"
    case .markdown: Self.markdown(comparing)
    case .github: Self.github(comparing)
    }
  }

  package func write(_ exploration: Exploration) -> String {
    switch self {
    case .text, .markdown: Self.text(exploration)
    case .json: Self.json(exploration).text + "\n"
    case .github: Self.github(exploration)
    }
  }

  // MARK: Text

  private static func text(_ comparing: Comparing) -> String {
    if let failure = comparing.failure { return "FAILED: \(failure)\n" }
    var lines: [String] = []
    for step in comparing.steps {
      lines.append("\(step.isSame ? "same    " : "differs ") \(step.input.isEmpty ? "(load)" : step.input)")
      let bodies = step.bodies.map { "\($0.view) \($0.before) → \($0.after)" }
      if !bodies.isEmpty { lines.append("           bodies: \(bodies.joined(separator: ", "))") }
      lines += step.differences.map { "         - \($0.text) [\(tag($0))]" }
      lines += step.allowed.map { "         allowed: \($0.text) [\(tag($0))]" }
      lines += step.notes.map { "           \($0)" }
    }
    if let why = comparing.why {
      lines.append("")
      lines.append("In the first program, ':why \(why.view)' says:")
      lines += why.before.map { "  \($0)" }
      lines.append("In the second:")
      lines += why.after.map { "  \($0)" }
    }
    lines += lone(comparing).map { $0 }
    if !lines.isEmpty { lines.append("") }
    lines.append(verdict(comparing))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func tag(_ difference: Difference) -> String {
    difference.subject.isEmpty ? difference.kind.rawValue : "\(difference.kind.rawValue) \(difference.subject)"
  }

  private static func lone(_ comparing: Comparing) -> [String] {
    let (old, new) = comparing.withoutPartner
    return (old.isEmpty ? [] : ["Only in the first program: \(old.joined(separator: ", "))"])
      + (new.isEmpty ? [] : ["Only in the second program: \(new.joined(separator: ", "))"])
      + comparing.limits.prefix(3).map { "Not compared beyond this: \($0)" }
      + (comparing.newlyTracked.isEmpty ? [] : [tracked(comparing.newlyTracked)])
  }

  /// Variables that are tracked now and were never published: a migration normally adds them. They are told, and are no
  /// difference.
  private static func tracked(_ names: [String]) -> String {
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return "Tracked now, not published before (views that read them follow them): "
      + names.prefix(8).joined(separator: ", ") + more
  }

  private static func verdict(_ comparing: Comparing) -> String {
    switch comparing.verdict {
    case .failed: return "FAILED: \(comparing.failure ?? "it could not run")"
    case .different:
      let count = comparing.differences.count
      let words = count == 1 ? "1 difference" : "\(count) differences"
      guard comparing.coverage != nil else { return "DIFFERENT: \(words) in \(steps(comparing.steps.count))" }
      return "DIFFERENT: \(words); this is the shortest script that shows it"
    case .proved:
      let allowed = comparing.allowed.isEmpty ? "" : ", with \(comparing.allowed.count) allowed differences"
      guard let coverage = comparing.coverage else { return "PROVED for \(steps(comparing.steps.count))\(allowed)" }
      return "PROVED for \(steps(coverage.steps))\(allowed): \(words(coverage))"
    }
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }

  private static func words(_ coverage: Coverage) -> String {
    "\(coverage.controlsUsed.count) of \(coverage.controlsSeen.count) controls used, "
      + "\(coverage.propertiesWritten.count) of \(coverage.propertiesSeen.count) properties written, "
      + "\(coverage.screens.count) screens seen"
      + (coverage.unmounted.isEmpty
        ? "" : "; \(coverage.unmounted.count) of \(coverage.roots.count) could not be mounted")
      + (coverage.unreached.isEmpty
        ? "" : "; \(coverage.unreached.count) of \(coverage.roots.count) were not reached in the time")
  }

  private static func text(_ exploration: Exploration) -> String {
    if let failure = exploration.failure { return "FAILED: \(failure)\n" }
    let covered = "\(steps(exploration.coverage.steps)): \(words(exploration.coverage))"
    guard let finding = exploration.finding else { return "Nothing was found in \(covered)\n" }
    let rule = finding.rule.isEmpty ? finding.kind.rawValue : finding.rule
    return "\(finding.text) [\(rule)]\n\nThe shortest script that shows it:\n"
      + exploration.script.map { "  \($0)\n" }.joined() + "\nFound in \(covered)\n"
  }

  // MARK: Other forms

  package static func json(_ comparing: Comparing) -> JSON {
    var members: [(String, JSON)] = [("verdict", .string(comparing.verdict.rawValue))]
    if let failure = comparing.failure { members.append(("message", .string(failure))) }
    members.append(("steps", .array(comparing.steps.map(json))))
    if let coverage = comparing.coverage {
      members.append(("coverage", json(coverage)))
      if comparing.verdict == .different {
        members.append(("script", .array(comparing.steps.map(\.input).filter { !$0.isEmpty }.map(JSON.string))))
      }
    }
    if let why = comparing.why {
      members.append(
        (
          "why",
          .object([
            ("view", .string(why.view)), ("before", .array(why.before.map(JSON.string))),
            ("after", .array(why.after.map(JSON.string))),
          ])
        ))
    }
    let (old, new) = comparing.withoutPartner
    members.append(("onlyBefore", .array(old.map(JSON.string))))
    members.append(("onlyAfter", .array(new.map(JSON.string))))
    if !comparing.limits.isEmpty { members.append(("limits", .array(comparing.limits.map(JSON.string)))) }
    members.append(("newlyTracked", .array(comparing.newlyTracked.map(JSON.string))))
    return .object(members)
  }

  private static func json(_ step: StepComparison) -> JSON {
    func list(_ differences: [Difference]) -> JSON {
      .array(
        differences.map {
          .object([
            ("kind", .string($0.kind.rawValue)), ("subject", .string($0.subject)), ("message", .string($0.text)),
          ])
        })
    }
    return .object([
      ("input", .string(step.input)),
      ("bodies", .object(step.bodies.map { ($0.view, .array([.number($0.before), .number($0.after)])) })),
      ("differences", list(step.differences)), ("allowed", list(step.allowed)),
      ("notes", .array(step.notes.map(JSON.string))),
    ])
  }

  private static func json(_ coverage: Coverage) -> JSON {
    .object([
      ("steps", .number(coverage.steps)),
      ("controlsUsed", .number(coverage.controlsUsed.count)), ("controls", .number(coverage.controlsSeen.count)),
      ("propertiesWritten", .number(coverage.propertiesWritten.count)),
      ("properties", .number(coverage.propertiesSeen.count)), ("screens", .number(coverage.screens.count)),
      ("mounted", .array(coverage.roots.map(JSON.string))),
      (
        "unmounted",
        .array(
          coverage.unmounted.map { .object([("input", .string($0.root)), ("message", .string($0.reason))]) })
      ), ("unreached", .array(coverage.unreached.map(JSON.string))),
    ])
  }

  package static func json(_ exploration: Exploration) -> JSON {
    var members: [(String, JSON)] = []
    if let failure = exploration.failure { members.append(("message", .string(failure))) }
    if let finding = exploration.finding {
      members.append(
        (
          "finding",
          .object([
            ("kind", .string(finding.kind.rawValue)), ("rule", .string(finding.rule)),
            ("message", .string(finding.text)),
          ])
        ))
    } else {
      members.append(("finding", .null))
    }
    members.append(("script", .array(exploration.script.map(JSON.string))))
    members.append(("coverage", json(exploration.coverage)))
    return .object(members)
  }

  private static func markdown(_ comparing: Comparing) -> String {
    var lines = ["**\(verdict(comparing))**", ""]
    if comparing.verdict == .failed { return lines[0] + "\n" }
    if !comparing.steps.isEmpty {
      lines += ["| Step | Verdict | Bodies, before → after | What differs |", "|---|---|---|---|"]
      for step in comparing.steps {
        let bodies = step.bodies.map { "\($0.view) \($0.before) → \($0.after)" }.joined(separator: "<br>")
        let words = (step.differences.map(\.text) + step.allowed.map { "allowed: \($0.text)" } + step.notes)
        let input = step.input.isEmpty ? "(load)" : "`\(cell(step.input))`"
        let cells = [input, step.isSame ? "same" : "differs", cell(bodies), words.map(cell).joined(separator: "<br>")]
        lines.append("| \(cells.joined(separator: " | ")) |")
      }
      lines.append("")
    }
    lines += lone(comparing)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String { oneLine(text).replacing("|", with: "\\|") }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func github(_ comparing: Comparing) -> String {
    if comparing.verdict == .failed { return lines([GitHubCommand(.error, comparing.failure ?? "it could not run")]) }
    let differences = comparing.steps.flatMap { step in
      step.differences.map { GitHubCommand(.error, "\(step.input.isEmpty ? "load" : step.input): \($0.text)") }
    }
    return lines(differences + [GitHubCommand(.notice, verdict(comparing))])
  }

  private static func github(_ exploration: Exploration) -> String {
    if let failure = exploration.failure { return lines([GitHubCommand(.error, failure)]) }
    return lines(exploration.finding.map { [GitHubCommand(.error, $0.text)] } ?? [])
  }

  private static func lines(_ commands: [GitHubCommand]) -> String { commands.map { $0.text + "\n" }.joined() }
}
