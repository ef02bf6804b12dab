// `Logger` and related types (`import os`, `import OSLog`). Messages are notes among the events; on Apple's systems
// they go to the console and not to the program's output.

@native("_log") func _log(_ words: String)

struct OSLogType: RawRepresentable, Equatable, Sendable {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  static let `default` = OSLogType(rawValue: 0)
  static let info = OSLogType(rawValue: 1)
  static let debug = OSLogType(rawValue: 2)
  static let error = OSLogType(rawValue: 16)
  static let fault = OSLogType(rawValue: 17)
  var _word: String {
    switch rawValue {
    case 1: return "info"
    case 2: return "debug"
    case 16: return "error"
    case 17: return "fault"
    default: return ""
    }
  }
}

final class OSLog: Sendable {
  let _subsystem: String
  let _category: String
  let _isEnabled: Bool
  init(subsystem: String, category: String) {
    _subsystem = subsystem
    _category = category
    _isEnabled = true
  }
  convenience init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
  init(_disabled: Void) {
    _subsystem = ""
    _category = ""
    _isEnabled = false
  }
  struct Category: RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
  static let `default` = OSLog(subsystem: "", category: "")
  static let disabled = OSLog(_disabled: ())
  func isEnabled(type: OSLogType) -> Bool { _isEnabled }
}

struct Logger: Sendable {
  let _category: String
  let _isEnabled: Bool
  init(subsystem: String, category: String) {
    _category = category
    _isEnabled = true
  }
  init(_ log: OSLog) {
    _category = log._category
    _isEnabled = log._isEnabled
  }
  init() { self.init(subsystem: "", category: "") }
  func log(_ message: OSLogMessage) { _write("", message) }
  func log(level: OSLogType, _ message: OSLogMessage) { _write(level._word, message) }
  func trace(_ message: OSLogMessage) { _write("trace", message) }
  func debug(_ message: OSLogMessage) { _write("debug", message) }
  func info(_ message: OSLogMessage) { _write("info", message) }
  func notice(_ message: OSLogMessage) { _write("", message) }
  func warning(_ message: OSLogMessage) { _write("warning", message) }
  func error(_ message: OSLogMessage) { _write("error", message) }
  func critical(_ message: OSLogMessage) { _write("critical", message) }
  func fault(_ message: OSLogMessage) { _write("fault", message) }
  func _write(_ level: String, _ message: OSLogMessage) {
    if !_isEnabled { return }
    let heading = [_category, level].filter { !$0.isEmpty }.joined(separator: " ")
    _log(heading.isEmpty ? message._text : heading + ": " + message._text)
  }
}

/// `os_log("Loaded %{public}@", log: log, type: .info, name)`, and with an interpolated message.
func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: CVarArg...
) { _osLog(type, log, message, arguments) }
func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: OSLogMessage,
  _ arguments: CVarArg...
) { _osLog(type, log, message, arguments) }
func _osLog(_ type: OSLogType, _ log: OSLog, _ message: OSLogMessage, _ arguments: [CVarArg]) {
  var text = message._text
  if !arguments.isEmpty {
    var format = ""
    var isOption = false
    var last: Character = " "
    for character in text {
      if character == "{", last == "%" { isOption = true }
      if !isOption { format.append(character) }
      if character == "}" { isOption = false }
      last = character
    }
    text = String(format: format, arguments: arguments)
  }
  Logger(log)._write(type._word, OSLogMessage(stringLiteral: text))
}
