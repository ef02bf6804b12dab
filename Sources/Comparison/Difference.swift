/// One thing in which two programs differ in a step.
package struct Difference: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The end of the step: a trap, an error, a control that is not there.
    case outcome
    case screen
    case printed
    /// Instances that are alive.
    case instances
    case mistake
    case warning
    /// A redraw loop that was cut.
    case loop
    /// More runs of a body.
    case bodies
    /// Instances that were created and discarded in the step, and whose initializer does something.
    case discarded
    /// The values of models, whether they are seen or not.
    case models
    /// Notifications posted, requests sent and lines logged, in their order.
    case effects
    /// The same things in another order: what is printed, posted, sent, logged and stored, and observers.
    case order
    /// An observer of a property that runs in one program and not in the other.
    case observers
    /// The contents of the user defaults.
    case defaults
    /// A property that tells observers in one program and not in the other.
    case tracking
  }

  package let kind: Kind
  /// The view or the type; empty where there is none.
  package let subject: String
  /// A sentence for a person.
  package let text: String

  package init(_ kind: Kind, _ subject: String = "", _ text: String) {
    self.kind = kind
    self.subject = subject
    self.text = text
  }
}

/// A kind of difference that the person expects: `bodies Badge`, `discarded Store`, `screen`.
package struct Allowance: Hashable, Sendable {
  let kind: Difference.Kind
  /// Nil: whatever the view or the type.
  let subject: String?

  /// Nil if the text names no kind of difference.
  package init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = words.first, let kind = Difference.Kind(rawValue: first) else { return nil }
    self.kind = kind
    subject = words.count > 1 ? words[1] : nil
  }

  func allows(_ difference: Difference) -> Bool {
    difference.kind == kind && (subject == nil || subject == difference.subject)
  }

  package static let kinds =
    "outcome, screen, printed, instances, mistake, warning, loop, bodies, discarded, models, effects, order, observers, "
    + "defaults, tracking"
}

/// One step of both programs.
package struct StepComparison: Sendable {
  package let input: String
  package var differences: [Difference] = []
  /// Differences that the person expects.
  package var allowed: [Difference] = []
  /// Right differences, such as fewer runs, with the reason.
  package var notes: [String] = []
  /// Runs of bodies by view, where there were any.
  package var bodies: [(view: String, before: Int, after: Int)] = []
  /// The programs differ in a right way, and are no longer alike.
  package var hasParted = false
  /// Neither program took the input.
  package var isRefused = false
  /// The error of an input that was not taken.
  package var complaint: String?

  package var isSame: Bool { differences.isEmpty }
}
