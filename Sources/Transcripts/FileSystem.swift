#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few calls that transcripts need, without Foundation.
enum FileSystem {
  enum Kind { case file, folder }

  /// What `path` is, or leads to.
  static func kind(of path: String) throws(FileError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path, "read") }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, in no order, without `.` and `..`.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder, "list") }
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

  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "read") }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = readBytes(descriptor, &chunk)
      if count == 0 { return contents }
      if count > 0 {
        contents += chunk[..<count]
      } else if errno != EINTR {
        throw failure(path, "read")
      }
    }
  }

  /// Puts `contents` in the place of the file at `path` at once, or not at all, once `isAllowed` has said so at
  /// the last moment. The file keeps its permissions; where `path` is a symbolic link, the file it leads to is
  /// replaced.
  static func replace(
    _ path: String, with contents: [UInt8], ifStill isAllowed: () throws(FileError) -> Void
  ) throws(FileError) {
    guard let resolved = realpath(path, nil) else { throw failure(path, "write") }
    let target = String(cString: resolved)
    free(resolved)
    // Renaming asks for the folder's permission only; a file that is not to be written must stay.
    guard access(target, W_OK) == 0 else { throw failure(path, "write") }
    var status = stat()
    guard stat(target, &status) == 0 else { throw failure(path, "write") }

    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path, "write beside it") }
    let temporary = template.withUnsafeBufferPointer { String(decoding: $0.dropLast().map(UInt8.init), as: UTF8.self) }
    do throws(FileError) {
      try write(contents, to: descriptor, path)
      // Only root can give a file away; to others it is theirs already.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
        throw failure(path, "write")
      }
      try isAllowed()
      guard rename(temporary, target) == 0 else { throw failure(path, "write") }
      close(descriptor)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
  }

  /// Makes an empty file where there is nothing, not even a link that leads nowhere.
  static func create(_ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, "write") }
    close(descriptor)
  }

  /// Writes a new file, or over an old one.
  static func write(_ contents: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, "write") }
    defer { close(descriptor) }
    try write(contents, to: descriptor, path)
  }

  private static func write(_ contents: [UInt8], to descriptor: Int32, _ path: String) throws(FileError) {
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw failure(path, "write")
      }
    }
  }

  private static func failure(_ path: String, _ doing: String) -> FileError {
    .failed(path: path, doing: doing, reason: String(cString: strerror(errno)))
  }
}

private func readBytes(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
