/// The origin of a write: the line and the function of the program, and the cause of its run.
package struct WriteOrigin: Hashable, Sendable {
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Nil at top level.
  package let function: String?
  /// `:tap "Add"`, `onChange of Row`, `the task started at app.swift:7`; nil if the program itself is the origin.
  package let cause: String?

  package init(file: String, line: Int, function: String? = nil, cause: String? = nil) {
    self.file = file
    self.line = line
    self.function = function
    self.cause = cause
  }

  /// True if the write is in the input just typed, so that its origin needs no mention.
  package var isInput: Bool { function == nil && cause == nil && file.hasPrefix("<input") }

  /// `app.swift:12 (Counter.increment()), by :tap "Add"`
  package var words: String {
    "\(file):\(line)" + (function.map { " (\($0))" } ?? "") + (cause.map { ", by \($0)" } ?? "")
  }
}

extension TraceEvent {
  /// True if the event is a write, which has an origin.
  package var isOfWriter: Bool {
    switch self {
    case .willSet, .didSet, .equalWrite, .state, .objectWillChange: true
    default: false
    }
  }
}
