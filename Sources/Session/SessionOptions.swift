import Machine
import Trace

/// The options of a session.
package struct SessionOptions {
  package enum Mode {
    /// Inputs one after the other, with values and the trace shown.
    case shell
    /// A program, with only its own output.
    case script
  }

  package enum TraceFormat: String, CaseIterable, Sendable { case text, json }

  /// Apple's SDKs with different behaviour.
  package enum SDK: Int, CaseIterable, Sendable {
    /// Behaves as SDK 26.
    case sdk17 = 17
    case sdk18 = 18
    /// The initial value of a `@State` is made each time its view's struct is made.
    case sdk26 = 26
    /// The initial value of a `@State` is made once per identity.
    case sdk27 = 27
  }

  /// Releases of Swift with different Observation.
  package enum Observation: String, CaseIterable, Sendable {
    /// Up to 6.1, each write of a tracked property notifies its observers.
    case swift59 = "5.9"
    /// From 6.2 on, the setter that `@Observable` generates asks `shouldNotifyObservers` first (swiftlang/swift
    /// #78151 and #79518).
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

  /// The default isolation, as in `swiftc -default-isolation`.
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
  /// The width of the screen in columns.
  package var width = 80
  package var limits = Limits()
  /// The size of the native stack in bytes, if it should be smaller than the thread's: a program's stack counts as
  /// memory of the whole process, with all its other sessions.
  package var nativeStack: Int?
  /// The memory for the inputs that `:undo` and the past need, in bytes; when it is full, the oldest go.
  package var bytesOfInputs = 64 << 20
  /// The limits set at the start of the process; `:set` cannot exceed them. Nil for limits that the session may set.
  package var ceiling = Ceiling()
  /// True if long error messages are broken between words. The messages of a transcript stay on their lines.
  package var wrapsMessages = false
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
  /// Reads the next line for the program, with its line end. Nil if the session's own inputs come from there: the
  /// program then reads nothing.
  package var nextLine: (() -> String?)?
  /// The values of `CommandLine.arguments`, beginning with the program's name.
  package var arguments = ["main"]
  /// For tests: the process crashes at an input that contains this text.
  package var crashingText: String?
  /// True if the trace is shown as text. The listener receives it in any case.
  package var showsTrace = true
  /// Receives all events of the trace level, shown or not.
  package var listener: ((TraceEvent) -> Void)?
  /// Shows the session in a browser, for `:show`, and returns its address. Nil if no person is typing.
  package var show: ((_ isOn: Bool) throws(ShowFailure) -> String)?
  /// The inputs that a person can recall, including those of earlier sessions, oldest first. Nil if no history is
  /// kept.
  package var history: (() -> [String])?

  /// True if the origins of writes are shown: always in JSON, and if everything is traced.
  var wantsOrigins: Bool { traceFormat == .json || traceLevel == .all || tracesLines }

  /// The highest limits that `:set` may set.
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
  /// The number of nested calls that the stack of `MachineThread` can certainly hold.
  package static let deepestLimit = 100_000
}
