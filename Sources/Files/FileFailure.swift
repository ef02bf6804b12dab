import SystemPackage

/// A failed operation on a file.
package struct FileFailure: Error, Hashable, Sendable {
  /// The action that failed. The raw value completes "cannot …".
  package enum Action: String, Sendable {
    case read, write, open, rename, list
    case writeBeside = "write beside it"
  }

  package let action: Action
  /// The path as given.
  package let path: String
  private let cause: Cause

  enum Cause: Error, Hashable {
    case system(Errno)
    /// A pipe or a device, which may never end.
    case notRegular
    /// The file is longer than the limit in bytes.
    case tooLong(limit: Int)
  }

  init(_ action: Action, _ path: String, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  init(_ action: Action, _ path: String, _ error: Errno) { self.init(action, path, .system(error)) }

  /// The reason, in the system's words if the system reported it: `No such file or directory`.
  package var reason: String {
    switch cause {
    case .system(let error): error.description
    case .notRegular: "not a regular file"
    case .tooLong(let limit): "longer than \(limit >> 20) MiB"
    }
  }

  /// True if the file does not exist.
  package var isMissing: Bool { cause == .system(.noSuchFileOrDirectory) || cause == .system(.notDirectory) }

  /// The same failure with another name for the file.
  package func naming(_ name: String) -> FileFailure { FileFailure(action, name, cause) }

  /// `cannot read 'a.swift': No such file or directory`
  package var words: String { "cannot \(action.rawValue) '\(PathText.printable(path))': \(reason)" }
}

/// Runs calls that end with an error number, which is the only kind of error they can throw.
@discardableResult
func attempt<Result>(
  _ action: FileFailure.Action, _ path: String, _ body: () throws -> Result
) throws(FileFailure) -> Result {
  do {
    return try body()
  } catch {
    if let cause = error as? FileFailure.Cause { throw FileFailure(action, path, cause) }
    throw FileFailure(action, path, error as? Errno ?? .ioError)
  }
}

/// The result of a C function that returns -1 and sets `errno` if it fails. A call interrupted by a signal is
/// repeated.
@discardableResult
func checked(_ call: () -> Int32) throws(Errno) -> Int32 {
  while true {
    let result = call()
    if result != -1 { return result }
    let error = Errno.current
    if error != .interrupted { throw error }
  }
}

/// A failed write to an open descriptor.
package struct WriteFailure: Error, Hashable, Sendable {
  private let error: Errno

  init(_ error: Errno) { self.error = error }

  /// True if the reader of the pipe is gone.
  package var isBrokenPipe: Bool { error == .brokenPipe }

  /// The reason in the system's words: `No space left on device`.
  package var reason: String { error.description }
}
