/// Why a file cannot be used.
package enum FileError: Error, Equatable, CustomStringConvertible {
  /// A call of the operating system failed; `reason` is in its words.
  case failed(path: String, doing: String, reason: String)
  case badTranscript(path: String, TranscriptError)
  /// `--update` in an environment with CI=true.
  case refusedInCI
  /// The file is not as it was when it was read.
  case changedSinceRead(path: String)
  case conflictMarkers(path: String, line: Int)

  /// The same without the place, for those who are told at a prompt, of a file that they know by this name.
  package func words(naming name: String) -> String {
    guard case .failed(_, let doing, let reason) = self else { return description }
    return "cannot \(doing) '\(name)': \(reason)"
  }

  package var description: String {
    switch self {
    case .failed(let path, let doing, let reason): "\(path): error: cannot \(doing): \(reason)"
    case .badTranscript(let path, let error): "\(path):\(error.line): error: \(error)"
    case .refusedInCI: "error: --update is refused when CI=true: what differs there must be seen, not rewritten"
    case .changedSinceRead(let path): "\(path): error: not updated: the file has changed since it was read"
    case .conflictMarkers(let path, let line): "\(path):\(line): error: the file has conflict markers"
    }
  }
}
