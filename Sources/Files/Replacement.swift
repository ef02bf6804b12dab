import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// New contents for a file, written beside it. They replace the file atomically, or not at all; without `commit` they
/// are deleted with the last reference.
package final class Replacement {
  private let path: String
  /// The file itself, if `path` is a symbolic link.
  private let target: String
  private let temporary: String
  private let descriptor: Descriptor

  /// Writes the contents beside the file at `path`, with its owner and permissions.
  package init(of path: String, with contents: [UInt8]) throws(FileFailure) {
    self.path = path
    let target = try Files.resolved(path, for: .write)
    let status: Stat = try attempt(.write, path) {
      // Renaming requires only permission for the folder, but a file that must not be written must stay.
      try checked { access(target, W_OK) }
      return try Stat(at: target)
    }
    var template = Array((target + ".XXXXXX").utf8CString)
    let number = try attempt(.writeBeside, path) { try checked { mkstemp(&template) } }
    self.target = target
    temporary = template.withUnsafeBufferPointer { String(decoding: $0.dropLast().map(UInt8.init), as: UTF8.self) }
    descriptor = Descriptor(rawValue: number)
    try attempt(.write, path) {
      try descriptor.writeAll(contents)
      // Only root can change the owner; for other users the owner is already right.
      _ = fchown(number, status.rawValue.st_uid, status.rawValue.st_gid)
      try checked { fchmod(number, status.rawValue.st_mode & 0o7777) }
      try checked { fsync(number) }
    }
  }

  /// Replaces the file with the new contents.
  package func commit() throws(FileFailure) {
    try attempt(.write, path) { try checked { rename(temporary, target) } }
  }

  deinit {
    try? descriptor.close()
    // After `commit` there is no file with this name.
    unlink(temporary)
  }
}
