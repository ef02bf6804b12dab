import Session
import Trace

/// A session to measure; its output is discarded.
struct Workbench {
  let session: Session
  private let complaints = Complaints()

  final class Complaints {
    var text = ""
  }

  init(trace: TraceLevel = .off, findsMistakes: Bool = true) {
    var options = SessionOptions(.shell)
    options.traceLevel = trace
    options.findsMistakes = findsMistakes
    // Full before anything is measured: what memory then grows by is a leak.
    options.bytesOfInputs = 1 << 20
    let complaints = complaints
    session = Session(options, complaints: { complaints.text += $0 }, output: { _ in })
  }

  /// Submits an input that must succeed.
  func submit(_ input: String) throws {
    guard session.submit(input) == .done else { throw WorkbenchError(input: input, words: complaints.text) }
  }

  func prepare(_ input: String) throws -> PreparedInput {
    guard let prepared = try session.prepare(input) else {
      throw WorkbenchError(input: input, words: complaints.text)
    }
    return prepared
  }

  static let counter = """
    @Observable class Counter {
      var count = 0
      var label = "Taps"
    }
    """
}

/// An input of a measurement failed.
struct WorkbenchError: Error, CustomStringConvertible {
  let input: String
  let words: String

  var description: String { "\(input)\n\(words)" }
}
