#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is open and locked, so that no other shell reads or writes it. Goes with its last reference.
///
/// The lock is on the file itself, which compaction replaces: whoever has waited for the lock of a file that is no
/// longer the one of that name opens the new one. It dies with its process, by whatever signal.
final class LockedFile {
  let descriptor: Int32
  let path: String

  /// A symbolic link is followed here, so that replacing the file leaves it a link.
  init(path: String) throws(HistoryError) {
    self.path = Self.target(of: path)
    for _ in 0..<Self.patience {
      let descriptor = open(self.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw .cannot("open", self.path, errno) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if Self.isStill(descriptor, at: self.path) {
          self.descriptor = descriptor
          try prepare()
          return
        }
        close(descriptor)
        continue
      }
      close(descriptor)
      // Held for moments only, unless its holder has been stopped; then this shell must not stop as well.
      _ = poll(nil, 0, Self.pause)
    }
    throw .isLocked(self.path)
  }

  deinit { close(descriptor) }

  private static let patience = 200
  private static let pause: Int32 = 10

  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  private func prepare() throws(HistoryError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannot("read", path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile(path) }
    // What a person has typed is nobody else's business.
    if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
  }

  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  func contents() throws(HistoryError) -> [UInt8] {
    try bytes(from: 0)
  }

  func bytes(from start: Int) throws(HistoryError) -> [UInt8] {
    let count = max(size - start, 0)
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      while filled < count {
        let read = pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(start + filled))
        if read < 0, errno == EINTR { continue }
        if read <= 0 { break }
        filled += read
      }
      initializedCount = filled
    }
    guard filled == count else { throw .cannot("read", path, errno) }
    return bytes
  }

  /// Writes at `start`, where the file then ends; a disk that is full leaves it as it was up to there.
  func replaceTail(from start: Int, with bytes: [UInt8]) throws(HistoryError) {
    guard ftruncate(descriptor, off_t(start)) == 0 else { throw .cannot("write", path, errno) }
    do throws(HistoryError) {
      try write(bytes, to: descriptor, at: start, path)
    } catch {
      ftruncate(descriptor, off_t(start))
      throw error
    }
  }

  /// Puts a file with other contents in this one's place, in one step. This one's name, if kept, is `oldName`.
  func replace(with bytes: [UInt8], keepingAs oldName: String? = nil) throws(HistoryError) {
    // Only who holds the lock writes it, so that one left behind by a killed shell is simply overwritten.
    let new = path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .cannot("write", new, errno) }
    defer { close(descriptor) }
    do throws(HistoryError) {
      try write(bytes, to: descriptor, at: 0, new)
      guard fsync(descriptor) == 0 else { throw .cannot("write", new, errno) }
      // A link first: at no moment is what was there without a name.
      if let oldName, link(path, oldName) != 0 {
        guard rename(path, oldName) == 0 else { throw .cannot("rename", path, errno) }
      }
      guard rename(new, path) == 0 else { throw .cannot("rename", new, errno) }
    } catch {
      unlink(new)
      throw error
    }
  }
}

private func write(
  _ bytes: [UInt8], to descriptor: Int32, at start: Int, _ path: String
) throws(HistoryError) {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      pwrite(descriptor, buffer.baseAddress.map { $0 + done }, bytes.count - done, off_t(start + done))
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw .cannot("write", path, errno) }
    done += count
  }
}

/// Why the history cannot be kept. The words are made here alone.
enum HistoryError: Error {
  case cannot(String, String, Int32)
  case isLocked(String)
  case isNoFile(String)

  var words: String {
    switch self {
    case .cannot(let what, let path, let number): "cannot \(what) '\(path)': \(String(cString: strerror(number)))"
    case .isLocked(let path): "'\(path)' is locked by another program"
    case .isNoFile(let path): "'\(path)' is not a file"
    }
  }
}
