import SystemPackage

/// The operating system has refused something that was to be done with a file.
package struct FileFailure: Error, Hashable, Sendable {
  /// The action that failed. The raw value completes "cannot …".
  package enum Action: String, Sendable {
    case read, write, open, rename, list
    case writeBeside = "write beside it"
  }

  package let action: Action
  /// The path as it was given.
  package let path: String
  private let cause: Cause

  enum Cause: Error, Hashable {
    case system(Errno)
    /// A pipe or a device, which may never end.
    case notRegular
    /// The file has more bytes than may be read.
    case tooLong(limit: Int)
  }

  init(_ action: Action, _ path: String, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  init(_ action: Action, _ path: String, _ error: Errno) { self.init(action, path, .system(error)) }

  /// In the system's words, where the system refused: `No such file or directory`.
  package var reason: String {
    switch cause {
    case .system(let error): error.description
    case .notRegular: "not a regular file"
    case .tooLong(let limit): "longer than \(limit >> 20) MiB"
    }
  }

  /// True if the file does not exist.
  package var isMissing: Bool { cause == .system(.noSuchFileOrDirectory) || cause == .system(.notDirectory) }

  /// The same failure under another name of the file.
  package func naming(_ name: String) -> FileFailure { FileFailure(action, name, cause) }

  /// `cannot read 'a.swift': No such file or directory`
  package var words: String { "cannot \(action.rawValue) '\(PathText.printable(path))': \(reason)" }
}

/// Calls that end with an error number, as the one kind of error they can throw.
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

/// A write to an open descriptor has failed.
package struct WriteFailure: Error, Hashable, Sendable {
  private let error: Errno

  init(_ error: Errno) { self.error = error }

  /// True if the reader of the pipe is gone.
  package var isBrokenPipe: Bool { error == .brokenPipe }

  /// In the system's words: `No space left on device`.
  package var reason: String { error.description }
}
