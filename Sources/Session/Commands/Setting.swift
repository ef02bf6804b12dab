import Trace

/// A value that `:set` can change.
struct Setting: Sendable {
  let name: String
  let read: @Sendable (SessionOptions) -> String
  /// Returns false if the value is not allowed.
  let write: @Sendable (inout SessionOptions, String) -> Bool
  /// The values to choose from.
  let known: [String]
  let effect: Effect

  enum Effect {
    /// Affects code that runs from now on.
    case onRunning
    /// Affects the display.
    case onTrace
    /// Affects code that is checked from now on.
    case onChecking
    /// Changes the meaning of declarations: the session starts over.
    case onAll
    /// The change would have altered past turns: the inputs are run again.
    case onPast
  }

  var isOfTrace: Bool { effect == .onTrace }
  var startsAfresh: Bool { effect == .onAll }
  var replays: Bool { effect == .onPast }
  /// True if a script cannot change the setting: a script is checked before it runs.
  var isCheckedAhead: Bool { effect == .onAll || effect == .onPast || effect == .onChecking }

  private init(
    _ name: String, _ effect: Effect = .onRunning, known: [String] = [],
    read: @escaping @Sendable (SessionOptions) -> String,
    write: @escaping @Sendable (inout SessionOptions, String) -> Bool
  ) {
    self.name = name
    self.effect = effect
    self.read = read
    self.write = write
    self.known = known
  }

  /// A setting with a few values.
  private init<Value: Equatable & Sendable>(
    _ name: String, _ effect: Effect, _ path: any WritableKeyPath<SessionOptions, Value> & Sendable,
    _ values: [(String, Value)]
  ) {
    self.init(name, effect, known: values.map(\.0)) { options in
      values.first { $0.1 == options[keyPath: path] }?.0 ?? ""
    } write: { options, text in
      guard let value = values.first(where: { $0.0 == text }) else { return false }
      options[keyPath: path] = value.1
      return true
    }
  }

  static let all = [
    Setting("trace", .onTrace, \.traceLevel, TraceLevel.allCases.map { ($0.rawValue, $0) }),
    Setting("trace-format", .onTrace, \.traceFormat, SessionOptions.TraceFormat.allCases.map { ($0.rawValue, $0) }),
    color,
    Setting("swift", .onChecking, \.language, SessionOptions.Language.allCases.map { ("\($0.rawValue)", $0) }),
    Setting("sdk", .onAll, \.sdk, SessionOptions.SDK.allCases.map { ("\($0.rawValue)", $0) }),
    Setting("observation", .onPast, \.observation, SessionOptions.Observation.allCases.map { ($0.rawValue, $0) }),
    Setting("mistakes", .onRunning, \.findsMistakes, [("on", true), ("off", false)]),
    Setting("max-steps", known: ["none"]) {
      $0.limits.steps.map { "\($0)" } ?? "none"
    } write: { options, text in
      if text == "none" {
        options.limits.steps = nil
        return true
      }
      guard let steps = Int(text), steps > 0 else { return false }
      options.limits.steps = steps
      return true
    },
    Setting("max-depth") {
      "\($0.limits.depth)"
    } write: { options, text in
      guard let depth = Int(text), (1...SessionOptions.deepestLimit).contains(depth) else { return false }
      options.limits.depth = depth
      return true
    },
    Setting("max-memory") {
      "\($0.limits.memory)"
    } write: { options, text in
      guard let bytes = Int(text), bytes > 0 else { return false }
      options.limits.memory = bytes
      return true
    },
  ]

  private static let color = Setting("color", .onTrace, known: ["on", "off"]) {
    $0.color ? "on" : "off"
  } write: { options, text in
    guard text == "off" || text == "on" && options.canColor else { return false }
    options.color = text == "on"
    return true
  }
}
