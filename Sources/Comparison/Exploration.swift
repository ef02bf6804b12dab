import Session
import Trace

/// A fault that the explorer has found in one program.
package struct ExplorationFinding: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case trap, loop, mistake, warning
  }

  package let kind: Kind
  /// The rule of a mistake; empty otherwise.
  package let rule: String
  package let text: String
}

/// An exploration of one program without a script: it must neither crash nor loop, show no outdated values, and make
/// no mistake.
package struct Exploration {
  package private(set) var finding: ExplorationFinding?
  /// The shortest script that shows the fault.
  package private(set) var script: [String] = []
  package private(set) var coverage = Coverage()
  /// The reason why the exploration could not run.
  package private(set) var failure: String?

  private let program: ComparedProgram
  private let options: SessionOptions

  package init(_ program: ComparedProgram, _ options: SessionOptions) {
    self.program = program
    self.options = options
  }

  /// - Parameter view: The only preview or view to mount, as `:mount` takes it.
  package mutating func run(_ bounds: ExplorationBounds, view: String? = nil) {
    let (program, options) = (program, options)
    let checked = CheckedProgram()
    let subject = ExploredProgram { Side(program, options, checked) }
    guard !subject.side.hasRefused else {
      failure = "the program does not check: \(subject.side.failure ?? "")"
      return
    }
    var roots = [Root.load]
    if let view {
      roots = [Root(mount: ":mount \(view)")]
    } else if subject.side.session.screen.isEmpty {
      roots = Root.of(subject.side)
      if roots.isEmpty {
        failure = "there is nothing to mount: no preview and no view without arguments"
        return
      }
    }
    var explorer = Explorer(subject, bounds)
    if let found = explorer.explore(roots) {
      script = found
      finding = subject.finding
    }
    coverage = explorer.coverage
    if finding == nil, coverage.screens.isEmpty {
      let first = coverage.unmounted.first
      failure =
        first.map { "nothing could be mounted; '\($0.root)' failed: \($0.reason)" }
        ?? "the time ran out before anything was mounted; allow more with --seconds"
    }
  }
}

private final class ExploredProgram: Explored {
  private let start: () -> Side
  private var current: Side?
  /// The fault that a shorter script must also show, rather than another one.
  private var wanted: (kind: ExplorationFinding.Kind, rule: String)?
  /// The time of a start that finds the program checked.
  private(set) var loadingTime = Duration.zero
  private(set) var performed: [String] = []

  init(_ start: @escaping () -> Side) {
    self.start = start
    current = start()
    guard !side.hasRefused else { return }
    current = nil
    loadingTime = ContinuousClock().measure { current = start() }
  }

  var side: Side {
    if let current { return current }
    let next = start()
    current = next
    return next
  }

  /// Ends the program before it starts it again: a large one would not fit into memory twice.
  func restart() -> Bool {
    if let found = finding { wanted = (found.kind, found.rule) }
    current = nil
    performed = []
    return !side.hasRefused
  }

  var exits: [String] { side.session.screen.map { ":unmount \"\($0.tree)\"" } }

  var nextDeadline: (moment: Duration, wait: Duration)? { side.session.nextDeadline }

  var returns: [String] { Root.returns(side) }

  func choices(mounted: String?) -> Choices {
    Choices(
      side.session, mounted: mounted, cases: side.program.enumCases, word: side.program.ownWord,
      bounds: side.program.boundTexts, compared: (side.program.comparedTexts, side.program.comparedNumbers))
  }
  var screen: [String] { side.screen }

  func perform(_ input: String) -> Bool {
    side.perform(input)
    if !side.hasRefused { performed.append(input) }
    return !side.hasRefused
  }

  var finding: ExplorationFinding? {
    if side.lacksParents { return nil }
    if side.step.outcome == .failed(.program), let failure = side.failure, side.loop == nil {
      return ExplorationFinding(kind: .trap, rule: "", text: failure)
    }
    if let loop = side.loop { return ExplorationFinding(kind: .loop, rule: "", text: loop) }
    if let one = side.mistakes.first {
      return ExplorationFinding(kind: .mistake, rule: one.rule.rawValue, text: one.text)
    }
    if let text = side.warnings.first { return ExplorationFinding(kind: .warning, rule: "", text: text) }
    return nil
  }

  var complaint: String? { side.failure }
  var canWait: Bool { side.lacksModel }
  var hasStandingFinding: Bool { false }

  var hasFound: Bool {
    guard let finding else { return false }
    return wanted.map { $0.kind == finding.kind && $0.rule == finding.rule } ?? true
  }

  var hasEnded: Bool { side.failure != nil }
}
