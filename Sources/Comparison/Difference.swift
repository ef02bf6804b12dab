/// One difference between two programs in a step.
package struct Difference: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The end of the step: a trap, an error, a missing control.
    case outcome
    case screen
    case printed
    /// Live instances.
    case instances
    case mistake
    case warning
    /// A redraw loop that was cut.
    case loop
    /// More runs of a body.
    case bodies
    /// Instances that were created and discarded in the step, and whose initializer does something.
    case discarded
    /// The values of models, visible or not.
    case models
    /// Notifications posted, requests sent and lines logged, in order.
    case effects
    /// The order of printed, posted, sent, logged and stored values, and of observers.
    case order
    /// An observer of a property that runs in one program only.
    case observers
    /// The contents of the user defaults.
    case defaults
    /// A property that notifies observers in one program only.
    case tracking
  }

  package let kind: Kind
  /// The view or the type; empty if there is none.
  package let subject: String
  /// A sentence for the reader.
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
  /// Nil for any view or type.
  let subject: String?

  /// Nil if the text does not begin with a kind of difference.
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
  /// Differences that are right, such as fewer runs, with the reason.
  package var notes: [String] = []
  /// Runs of bodies by view, if there were any.
  package var bodies: [(view: String, before: Int, after: Int)] = []
  /// True if the programs differ for a good reason, and can no longer be compared step by step.
  package var hasParted = false
  /// True if neither program accepted the input.
  package var isRefused = false
  /// The error of an input that was not accepted.
  package var complaint: String?

  package var isSame: Bool { differences.isEmpty }
}
