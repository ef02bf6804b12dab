import ArgumentParser
import Files
import Session
import Trace

/// Options of all commands that run programs.
///
/// The options have no default values: ArgumentParser finds the words for a default by a cast that looks through all
/// conformances of the process, half a million instructions for each option, a fifth of the time of a short run. The
/// defaults are those of `SessionOptions`.
struct CommonOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("What to trace (default: writes in a shell, otherwise off).", valueName: "level"))
  var trace: TraceLevel?

  @Option(help: ArgumentHelp("The format of the trace (default: text).", valueName: "format"))
  var traceFormat: SessionOptions.TraceFormat?

  @Option(
    help: ArgumentHelp(
      "When to use colour (default: auto); NO_COLOR, FORCE_COLOR and TERM=dumb are respected.", valueName: "when"))
  var color: ColorChoice?

  @Option(
    help: ArgumentHelp(
      "The Apple SDK to simulate: @State is eager in 26, the default, and lazy in 27.", valueName: "version"))
  var sdk: SessionOptions.SDK?

  @Option(
    help: ArgumentHelp(
      "The Swift release whose Observation to simulate (default: 6.2): in 5.9, equal writes notify too.",
      valueName: "release"))
  var observation: ObservationReleases?

  @Option(
    help: ArgumentHelp(
      "The Swift language mode (default: 5); 6 checks data shared between tasks and threads strictly.",
      valueName: "mode"))
  var swift: SessionOptions.Language?

  @Option(
    help: ArgumentHelp("The isolation of declarations without one (default: nonisolated).", valueName: "actor"))
  var defaultIsolation: SessionOptions.DefaultIsolation?

  @Option(help: ArgumentHelp("Calls and loop iterations allowed per input (default: no limit).", valueName: "count"))
  var maxSteps: Int?

  @Option(help: ArgumentHelp("Nested calls allowed (default: 10000).", valueName: "count"))
  var maxDepth: Int?

  @Option(help: ArgumentHelp("Bytes of memory the process may use (default: 1073741824).", valueName: "bytes"))
  var maxMemory: Int?

  @Flag(help: "Do not run the start-up file of interactive sessions.")
  var norc = false

  /// A program that never ends would block a service, a comparison and an exploration.
  static let stepsOfServices = 10_000_000

  func validate() throws {
    if let maxSteps, maxSteps <= 0 { throw ValidationError("--max-steps must be above 0") }
    if let maxDepth, !(1...SessionOptions.deepestLimit).contains(maxDepth) {
      throw ValidationError("--max-depth must be from 1 to \(SessionOptions.deepestLimit)")
    }
    if observation?.second != nil, CommandLine.arguments.dropFirst().first != "compare" {
      throw ValidationError("only 'obsh compare' takes two releases for --observation")
    }
    if let maxMemory, maxMemory <= 0 { throw ValidationError("--max-memory must be above 0") }
  }

  /// The options for a session whose output goes to the standard output.
  func sessionOptions(_ mode: SessionOptions.Mode) -> SessionOptions {
    var options = SessionOptions(mode)
    if let trace { options.traceLevel = trace }
    if let traceFormat { options.traceFormat = traceFormat }
    options.color = (color ?? .auto).isOn(
      environment: Process.environment, isTerminal: Descriptor.standardOutput.isTerminal)
    options.width = Self.width
    if let sdk { options.sdk = sdk }
    if let observation { options.observation = observation.first }
    if let swift { options.language = swift }
    if let defaultIsolation { options.defaultIsolation = defaultIsolation }
    options.limits.steps = maxSteps
    if let maxDepth { options.limits.depth = maxDepth }
    if let maxMemory { options.limits.memory = maxMemory }
    options.ceiling = SessionOptions.Ceiling(steps: maxSteps, depth: maxDepth, memory: maxMemory)
    options.crashingText = Process.environment["OBSH_DEBUG_CRASH"]
    return options
  }

  /// The options for a program that is tried out: each input ends.
  var triedOptions: SessionOptions {
    var options = sessionOptions(.shell)
    options.limits.steps = maxSteps ?? Self.stepsOfServices
    return options
  }

  /// The options for a transcript: only those that cannot change its output, and the trace.
  func transcriptOptions(at path: String, _ writing: TranscriptWriting) -> SessionOptions {
    var options = TranscriptSession.options(at: path)
    let common = sessionOptions(.shell)
    options.limits = common.limits
    options.crashingText = common.crashingText
    options.ceiling = common.ceiling
    // A transcript may come from anywhere, so it must not use more of the computer than its reader expects.
    options.ceiling.memory = options.limits.memory
    options.canWriteFiles = writing.allowWrite && Process.environment["CI"] != "true"
    if let trace { options.traceLevel = trace }
    return options
  }

  static var width: Int { Descriptor.standardOutput.terminalColumns ?? 80 }
}

/// The option that lets a transcript write files.
struct TranscriptWriting: ParsableArguments, Sendable {
  @Flag(help: "Let ':save' and ':record' in a transcript write new files beside it; refused when CI=true.")
  var allowWrite = false
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// The rules of no-color.org and force-color.org; the command line has precedence.
  func isOn(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment["NO_COLOR"], !value.isEmpty { return false }
      if let value = environment["FORCE_COLOR"], !value.isEmpty { return value != "0" }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}

extension TraceLevel: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
extension SessionOptions.TraceFormat: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
extension SessionOptions.Language: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map { "\($0.rawValue)" } }
}
/// One release of Swift, or two for `obsh compare`, as in `5.9,6.2`.
struct ObservationReleases: ExpressibleByArgument, Sendable {
  let first: SessionOptions.Observation
  let second: SessionOptions.Observation?

  init?(argument: String) {
    let releases = argument.split(separator: ",", omittingEmptySubsequences: false).map { text in
      SessionOptions.Observation(rawValue: String(text))
    }
    guard (1...2).contains(releases.count), let one = releases[0] else { return nil }
    first = one
    if releases.count == 2 {
      guard let other = releases[1] else { return nil }
      second = other
    } else {
      second = nil
    }
  }

  static var allValueStrings: [String] { SessionOptions.Observation.allCases.map(\.rawValue) }
}

extension SessionOptions.SDK: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map { "\($0.rawValue)" } }
}
extension SessionOptions.DefaultIsolation: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
