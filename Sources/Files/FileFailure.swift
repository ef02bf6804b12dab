import SystemPackage

/// The operating system has refused something that was to be done with a file.
package struct FileFailure: Error, Hashable, Sendable {
  /// What was to be done. The raw value completes "cannot …".
  package enum Action: String, Sendable {
    case read, write, open, rename, list
    case writeBeside = "write beside it"
  }

  package let action: Action
  /// The path as it was given.
  package let path: String
  private let error: Errno

  init(_ action: Action, _ path: String, _ error: Errno) {
    self.action = action
    self.path = path
    self.error = error
  }

  /// In the system's words: `No such file or directory`.
  package var reason: String { error.description }

  /// Whether there is no file of this name.
  package var isMissing: Bool { error == .noSuchFileOrDirectory || error == .notDirectory }

  /// The same failure under another name of the file.
  package func naming(_ name: String) -> FileFailure { FileFailure(action, name, error) }

  /// `cannot read 'a.swift': No such file or directory`
  package var words: String { "cannot \(action.rawValue) '\(path)': \(reason)" }
}

/// Calls that end with an error number, as the one kind of error they can throw.
@discardableResult
func attempt<Result>(
  _ action: FileFailure.Action, _ path: String, _ body: () throws -> Result
) throws(FileFailure) -> Result {
  do {
    return try body()
  } catch {
    throw FileFailure(action, path, error as? Errno ?? .ioError)
  }
}

/// The result of a C function that returns -1, and sets `errno`, where it fails. One that a signal has interrupted is
/// called again.
@discardableResult
func checked(_ call: () -> Int32) throws(Errno) -> Int32 {
  while true {
    let result = call()
    if result != -1 { return result }
    let error = Errno.current
    if error != .interrupted { throw error }
  }
}
