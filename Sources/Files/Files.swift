import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reading and writing files, with one policy: a call interrupted by a signal is repeated, a partial write is
/// continued, and a failure has the system's own words.
package enum Files {
  // MARK: Reading

  /// The bytes of a file; if it is longer than `limit`, only enough to tell.
  package static func contents(of path: String, atMost limit: Int = .max) throws(FileFailure) -> [UInt8] {
    try attempt(.read, path) {
      let file = try Descriptor.open(at: path, .readOnly)
      return try file.closeAfter { try file.contents(atMost: limit) }
    }
  }

  /// The bytes of a regular file. A pipe or a device is refused, because it may never end, or never begin.
  package static func regularContents(of path: String, atMost limit: Int = .max) throws(FileFailure) -> [UInt8] {
    try attempt(.read, path) {
      // A pipe without a writer must not block the call that opens it.
      let file = try Descriptor.open(at: path, .readOnly, .nonBlocking)
      return try file.closeAfter {
        let type = try file.stat().type
        guard type == .regular || type == .directory else { throw FileFailure.Cause.notRegular }
        return try file.contents(atMost: limit)
      }
    }
  }

  /// The bytes of a file that must not be longer than `limit`.
  package static func wholeContents(
    of path: String, atMost limit: Int, onlyRegular: Bool
  ) throws(FileFailure) -> [UInt8] {
    let bytes = try onlyRegular ? regularContents(of: path, atMost: limit) : contents(of: path, atMost: limit)
    if bytes.count > limit { throw FileFailure(.read, path, .tooLong(limit: limit)) }
    return bytes
  }

  /// Passes on the bytes of a file in pieces, for one that is too long to hold in memory.
  package static func eachPiece(of path: String, _ body: ([UInt8]) -> Void) throws(FileFailure) {
    try attempt(.read, path) {
      let file = try Descriptor.open(at: path, .readOnly)
      try file.closeAfter {
        while case let bytes = try file.next(atMost: longestPiece), !bytes.isEmpty { body(bytes) }
      }
    }
  }

  private static let longestPiece = 1 << 20

  /// The bytes of standard input up to its end; if there are more than `limit`, only enough to tell.
  package static func standardInput(atMost limit: Int = .max) throws(FileFailure) -> [UInt8] {
    try attempt(.read, "-") { try Descriptor.standardInput.contents(atMost: limit) }
  }

  package enum Kind { case file, folder, other }

  /// The kind of the file at `path`, following links.
  package static func kind(of path: String) throws(FileFailure) -> Kind {
    try attempt(.read, path) {
      switch try Stat(at: path).type {
      case .directory: .folder
      case .regular: .file
      default: .other
      }
    }
  }

  package static func isSymbolicLink(_ path: String) -> Bool {
    (try? Stat(at: path, followsLink: false).type) == .symbolicLink
  }

  /// True if a file or folder exists at the path.
  package static func exists(_ path: String) -> Bool { (try? Stat(at: path)) != nil }

  /// The ownership of the file: it belongs to this user; other users can write to it.
  package static func ownership(of path: String) throws(FileFailure) -> (isOwn: Bool, othersCanWrite: Bool) {
    try attempt(.read, path) {
      let status = try Stat(at: path)
      let others: FilePermissions = [.groupWrite, .otherWrite]
      let isOwn = status.userID.rawValue == geteuid() || status.userID.rawValue == 0
      return (isOwn, !status.permissions.isDisjoint(with: others))
    }
  }

  /// The unsorted names in a folder, without `.` and `..`.
  package static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw FileFailure(.list, folder, .current) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The absolute path without links; `action` names the operation in a failure.
  package static func resolved(
    _ path: String, for action: FileFailure.Action = .read
  ) throws(FileFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw FileFailure(action, path, .current) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path of a name in the working directory, without `.` and `..`; links are kept.
  package static func absolute(_ path: String) -> String {
    let working = getcwd(nil, 0)
    defer { free(working) }
    let folder = working.map { FilePath(platformString: $0) } ?? "/"
    return folder.pushing(FilePath(path)).lexicallyNormalized().string
  }

  /// True if both paths lead to one existing file.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = try? resolved(first), let other = try? resolved(second) else { return false }
    return one == other
  }

  // MARK: Writing

  /// Writes a new file, or overwrites an existing one.
  package static func write(_ contents: [UInt8], to path: String) throws(FileFailure) {
    try attempt(.write, path) {
      let file = try Descriptor.open(at: path, .writeOnly, [.create, .truncate], .ownerGroupOtherReadWrite)
      try file.closeAfter { _ = try file.writeAll(contents) }
    }
  }

  /// Creates a file if nothing exists at the path, not even a broken link.
  package static func create(
    _ path: String, _ contents: [UInt8] = [], permissions: FilePermissions = .ownerGroupOtherReadWrite
  ) throws(FileFailure) {
    try attempt(.write, path) {
      let file = try Descriptor.open(at: path, .writeOnly, [.create, .exclusiveCreate], permissions)
      try file.closeAfter { _ = try file.writeAll(contents) }
    }
  }

  package static func rename(_ path: String, to new: String) throws(FileFailure) {
    try attempt(.rename, path) { try checked { renamed(path, new) } }
  }

  /// Gives a file a second name. Returns false if that is not possible.
  package static func link(_ path: String, as new: String) -> Bool {
    (try? checked { linked(path, new) }) != nil
  }

  package static func remove(_ path: String) { unlink(path) }

  /// The number of this process, for unique file names.
  package static var processNumber: Int32 { getpid() }

  /// Creates the missing folders on the way to `path`, accessible as the user's `umask` says.
  package static func makeFolders(to path: String) { makeFolders(to: path, mode: 0o777) }

  /// Creates the missing folders on the way to `path`, accessible to their owner only.
  package static func makePrivateFolders(to path: String) { makeFolders(to: path, mode: 0o700) }

  private static func makeFolders(to path: String, mode: mode_t) {
    var folder = path.first == "/" ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, mode)
    }
  }
}

// At file scope the names refer to the C functions, because there are no methods with these names.
private func renamed(_ old: String, _ new: String) -> Int32 { rename(old, new) }
private func linked(_ old: String, _ new: String) -> Int32 { link(old, new) }

extension Descriptor {
  /// Opens a file by its path, unresolved; no child process inherits it.
  static func open(
    at path: String, _ mode: AccessMode, _ options: OpenOptions = [], _ permissions: FilePermissions? = nil
  ) throws -> Descriptor {
    try path.withCString { try open($0, mode, options: options.union(.closeOnExec), permissions: permissions) }
  }
}

extension FilePermissions {
  static let ownerGroupOtherReadWrite: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
}

extension Stat {
  /// The status of a file by its path, unresolved.
  init(at path: String, followsLink: Bool = true) throws(Errno) {
    self = try path.withCString { path in
      Result { () throws(Errno) in try Stat(path, followTargetSymlink: followsLink) }
    }.get()
  }
}

extension Errno {
  /// The error of the call that has just failed.
  static var current: Errno { Errno(rawValue: errno) }
}
