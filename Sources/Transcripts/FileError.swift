import Files
import Trace

/// The reason why a file cannot be used.
package enum FileError: Error, Equatable, CustomStringConvertible {
  /// A call of the operating system failed.
  case failed(FileFailure)
  case badTranscript(path: String, TranscriptError)
  /// `--update` in an environment with CI=true.
  case refusedInCI
  /// The file has changed since it was read.
  case changedSinceRead(path: String)
  case conflictMarkers(path: String, line: Int)
  /// The process crashed while it ran the file.
  case crashed(path: String)

  /// The message without the place, for a prompt where the person knows the file by this name.
  package func words(naming name: String) -> String {
    guard case .failed(let failure) = self else { return description }
    return failure.naming(name).words
  }

  /// The error as an annotation at its line.
  package var annotation: GitHubCommand {
    let (file, line): (String?, Int?) =
      switch self {
      case .failed(let failure): (failure.path, nil)
      case .badTranscript(let path, let error): (path, error.line)
      case .changedSinceRead(let path), .crashed(let path): (path, nil)
      case .conflictMarkers(let path, let line): (path, line)
      case .refusedInCI: (nil, nil)
      }
    return GitHubCommand(
      .error, file: file.map(PathText.printable), line: line, title: "the transcript cannot be used", description)
  }

  package var description: String {
    switch self {
    case .failed(let failure):
      "\(PathText.printable(failure.path)): error: cannot \(failure.action.rawValue): \(failure.reason)"
    case .badTranscript(let path, let error): "\(PathText.printable(path)):\(error.line): error: \(error)"
    case .refusedInCI: "error: --update is refused when CI=true, so that differences are reported, not overwritten"
    case .changedSinceRead(let path):
      "\(PathText.printable(path)): error: not updated: the file has changed since it was read"
    case .conflictMarkers(let path, let line):
      "\(PathText.printable(path)):\(line): error: the file has conflict markers"
    case .crashed(let path): "\(PathText.printable(path)): error: obsh crashed while it ran this transcript"
    }
  }
}

/// Does work on a file, and converts its errors to those of a transcript.
func onFile<Result>(_ work: () throws(FileFailure) -> Result) throws(FileError) -> Result {
  do throws(FileFailure) {
    return try work()
  } catch {
    throw .failed(error)
  }
}
