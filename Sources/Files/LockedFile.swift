import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open and locked file, which no other shell can read or write. It is closed with its last reference.
///
/// The lock is on the file itself, which compaction replaces: a process that has waited for the lock of a file that
/// no longer has this name opens the new one. The lock ends with its process, whatever ends it.
package final class LockedFile {
  private let descriptor: Descriptor
  package let path: String

  package enum Failure: Error {
    case file(FileFailure)
    case isLocked(String)
    case isNoFile(String)

    package var words: String {
      switch self {
      case .file(let failure): failure.words
      case .isLocked(let path): "'\(PathText.printable(path))' is locked by another program"
      case .isNoFile(let path): "'\(PathText.printable(path))' is not a file"
      }
    }
  }

  /// Opens the file, or creates one that only its owner can read. A symbolic link is followed here, so that it stays
  /// a link when the file is replaced.
  package init(path: String) throws(Failure) {
    self.path = (try? Files.resolved(path)) ?? path
    for _ in 0..<Self.patience {
      let descriptor = try Self.open(self.path)
      if (try? checked { flock(descriptor.rawValue, LOCK_EX | LOCK_NB) }) != nil {
        if Self.isStill(descriptor, at: self.path) {
          self.descriptor = descriptor
          try prepare()
          return
        }
        try? descriptor.close()
        continue
      }
      try? descriptor.close()
      // The lock is held briefly, unless its holder has been suspended; then this shell must not hang as well.
      usleep(Self.pause)
    }
    throw .isLocked(self.path)
  }

  deinit { try? descriptor.close() }

  private static let patience = 200
  /// The pause in microseconds.
  private static let pause: UInt32 = 10_000

  private static func open(_ path: String) throws(Failure) -> Descriptor {
    do throws(FileFailure) {
      return try attempt(.open, path) {
        try Descriptor.open(at: path, .readWrite, [.create, .nonBlocking], .ownerReadWrite)
      }
    } catch {
      throw .file(error)
    }
  }

  private static func isStill(_ descriptor: Descriptor, at path: String) -> Bool {
    guard let opened = try? descriptor.stat(), let named = try? Stat(at: path) else { return false }
    return opened.inode == named.inode && opened.deviceID == named.deviceID
  }

  private func prepare() throws(Failure) {
    let status = try doing(.read) { try descriptor.stat() }
    guard status.type == .regular else { throw .isNoFile(path) }
    // Typed inputs are private: no other user may read them.
    if status.rawValue.st_mode & 0o077 != 0 { fchmod(descriptor.rawValue, 0o600) }
  }

  package var size: Int { (try? descriptor.size()) ?? 0 }

  package func contents() throws(Failure) -> [UInt8] { try bytes(from: 0) }

  package func bytes(from start: Int) throws(Failure) -> [UInt8] {
    try doing(.read) { try descriptor.contents(from: start) }
  }

  /// Writes at `start`, where the file then ends; if the disk is full, the contents before `start` are unchanged.
  package func replaceTail(from start: Int, with bytes: [UInt8]) throws(Failure) {
    try doing(.write) {
      try descriptor.resize(to: Int64(start))
      do {
        try descriptor.writeAll(toAbsoluteOffset: Int64(start), bytes)
      } catch {
        try? descriptor.resize(to: Int64(start))
        throw error
      }
    }
  }

  /// Replaces the file atomically with one that has other contents. The old file, if kept, is named `oldName`.
  package func replace(with bytes: [UInt8], keepingAs oldName: String? = nil) throws(Failure) {
    // Only the holder of the lock writes it, so a file left behind by a killed shell is simply overwritten.
    let new = path + ".new"
    do throws(FileFailure) {
      let file = try attempt(.write, new) {
        try Descriptor.open(at: new, .writeOnly, [.create, .truncate, .noFollow], .ownerReadWrite)
      }
      defer { try? file.close() }
      do throws(FileFailure) {
        try attempt(.write, new) {
          try file.writeAll(bytes)
          try checked { fsync(file.rawValue) }
        }
        // The link comes first, so that the old contents always have a name.
        if let oldName, !Files.link(path, as: oldName) { try Files.rename(path, to: oldName) }
        try Files.rename(new, to: path)
      } catch {
        Files.remove(new)
        throw error
      }
    } catch {
      throw .file(error)
    }
  }

  private func doing<Result>(
    _ action: FileFailure.Action, _ body: () throws -> Result
  ) throws(Failure) -> Result {
    do throws(FileFailure) {
      return try attempt(action, path, body)
    } catch {
      throw .file(error)
    }
  }
}
