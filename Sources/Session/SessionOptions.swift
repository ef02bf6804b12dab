import Machine
import Trace

/// The options of a session.
package struct SessionOptions {
  package enum Mode {
    /// Inputs one after the other; values are shown, and the trace as well.
    case shell
    /// A program: only what it prints itself.
    case script
  }

  package enum TraceFormat: String, CaseIterable, Sendable { case text, json }

  /// Apple's SDKs, where they differ.
  package enum SDK: Int, CaseIterable, Sendable {
    /// As 26.
    case sdk17 = 17
    case sdk18 = 18
    /// The first value of a `@State` is made each time its view's struct is.
    case sdk26 = 26
    /// The initial value of `@State` is made once for each identity.
    case sdk27 = 27
  }

  /// Releases of Swift, where their Observation differs.
  package enum Observation: String, CaseIterable, Sendable {
    /// Up to 6.1, each write of a tracked property tells its observers.
    case swift59 = "5.9"
    /// From 6.2 on, the setter that `@Observable` makes asks `shouldNotifyObservers` first (swiftlang/swift #78151 and
    /// #79518).
    case swift62 = "6.2"
    /// With the additions of SE-0506: options and events of `withObservationTracking`, and
    /// `withContinuousObservation`.
    case swift64 = "6.4"
  }

  /// The strictness about values that tasks and threads share, as in `swiftc -swift-version`.
  package enum Language: Int, CaseIterable, Sendable {
    case swift5 = 5
    case swift6 = 6
  }

  /// `swiftc -default-isolation`
  package enum DefaultIsolation: String, CaseIterable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  package var mode: Mode
  package var traceLevel: TraceLevel
  package var traceFormat = TraceFormat.text
  /// True if each traced write names its source line.
  package var tracesLines = false
  package var color = false
  /// True if the screen can show colours; that of a transcript cannot.
  package var canColor = true
  /// Columns of the screen.
  package var width = 80
  package var limits = Limits()
  /// Bytes of native stack, where they are to be fewer than the thread has: what a program fills counts as memory of the
  /// whole process, with all its other sessions.
  package var nativeStack: Int?
  /// The limits set when the process was started; `:set` cannot exceed them. Nil for limits that the session may set.
  package var ceiling = Ceiling()
  /// True if the session looks for ownership mistakes.
  package var findsMistakes = true
  /// Set to nonzero from outside (Ctrl-C) to stop the program that is running.
  package var interruptFlag: UnsafeMutablePointer<Int32>?
  package var sdk = SDK.sdk26
  package var observation = Observation.swift62
  package var language = Language.swift5
  /// The isolation of declarations that do not state one (SE-0466).
  package var defaultIsolation = DefaultIsolation.nonisolated
  /// The files that `:load` may read.
  package var files = SourceFiles.anywhere
  /// True if `:save` and `:record` may write files.
  package var canWriteFiles = true
  /// The next line that a program reads, with its end. Nil where the session's inputs come that way themselves: there
  /// it reads nothing.
  package var nextLine: (() -> String?)?
  /// The values of `CommandLine.arguments`, beginning with the program's name.
  package var arguments = ["main"]
  /// To test what happens then: the process crashes at an input that holds this text.
  package var crashingText: String?
  /// True if the trace is shown as text. The listener receives it in any case.
  package var showsTrace = true
  /// Hears all events that the trace level wants, whether they are shown or not.
  package var listener: ((TraceEvent) -> Void)?
  /// Shows the session in a browser, for `:show`, and says where. Nil where nobody types.
  package var show: (() throws(ShowFailure) -> String)?
  /// The inputs that a person can recall, of earlier sessions as well, oldest first. Nil where none are kept.
  package var history: (() -> [String])?

  /// True if the origins of writes are shown: always in JSON, and if everything is traced.
  var wantsOrigins: Bool { traceFormat == .json || traceLevel == .all || tracesLines }

  /// The highest limits that `:set` may give.
  package struct Ceiling: Sendable {
    package var steps: Int?
    package var depth: Int?
    package var memory: Int?

    package init(steps: Int? = nil, depth: Int? = nil, memory: Int? = nil) {
      self.steps = steps
      self.depth = depth
      self.memory = memory
    }

    /// True if none of the limits exceeds the ceiling.
    func allows(_ limits: Limits) -> Bool {
      limits.steps ?? .max <= steps ?? .max && limits.depth <= depth ?? .max && limits.memory <= memory ?? .max
    }
  }

  package init(_ mode: Mode) {
    self.mode = mode
    traceLevel = mode == .shell ? .writes : .off
  }
}

extension SessionOptions {
  /// Calls within calls that the stack of `MachineThread` is sure to hold.
  package static let deepestLimit = 100_000
}
