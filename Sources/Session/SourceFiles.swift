#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that source text may come from.
package enum SourceFiles: Sendable {
  /// Any that the user may read; names are as in any program.
  case anywhere
  /// Those in a folder or below it, as for a transcript, which may come from anybody. Names start there.
  case inside(folder: String)

  /// The text of a file.
  package func read(_ name: String) throws(SourceFileError) -> String {
    do throws(SourceFileError) {
      if case .inside = self, !name.hasPrefix("/"), Self.leavesItsFolder(name) { throw .outside(name) }
      let path = path(of: name)
      // Links and `..` are followed before it is decided.
      if case .inside(let folder) = self, !isInside(try Self.resolved(path), try Self.resolved(folder)) {
        throw .outside(name)
      }
      return try Self.text(of: Self.contents(of: path), name)
    } catch {
      throw error.naming(name)
    }
  }

  /// Where a file of this name is to be written, which is not there yet.
  package func path(writing name: String) throws(SourceFileError) -> String {
    guard case .inside(let folder) = self else { return name }
    do throws(SourceFileError) {
      let path = path(of: name)
      let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let (place, root) = (try Self.resolved(parent.isEmpty ? "/" : parent), try Self.resolved(folder))
      guard place == root || isInside(place, root) else { throw .outside(name) }
      return path
    } catch {
      throw error.naming(name)
    }
  }

  private func path(of name: String) -> String {
    guard case .inside(let folder) = self, !name.hasPrefix("/") else { return name }
    return "\(folder)/\(name)"
  }

  /// Whether a name leads out of the folder it starts in, whatever is there.
  private static func leavesItsFolder(_ name: String) -> Bool {
    var depth = 0
    for part in name.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  private func isInside(_ path: String, _ root: String) -> Bool { path.hasPrefix(root == "/" ? root : root + "/") }

  /// Bytes as source text; at most as many as an input may have.
  package static func text(of bytes: [UInt8], _ name: String) throws(SourceFileError) -> String {
    guard bytes.count <= Session.inputLimit else { throw .tooLong(name) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(name) }
    return text
  }

  /// The bytes of a file, or of the standard input where the path is `-`; no more than show that it is too long.
  package static func contents(of path: String) throws(SourceFileError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(path, reason: String(cString: strerror(errno))) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while contents.count <= Session.inputLimit {
      let count = readBytes(descriptor, &chunk)
      if count == 0 { break }
      if count > 0 {
        contents += chunk[..<count]
      } else if errno != EINTR {
        throw .failed(path, reason: String(cString: strerror(errno)))
      }
    }
    return contents
  }

  private static func resolved(_ path: String) throws(SourceFileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .failed(path, reason: String(cString: strerror(errno))) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

private func readBytes(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}

/// Why there is no source text to be had from a file.
package enum SourceFileError: Error, Equatable, CustomStringConvertible {
  case failed(String, reason: String)
  case outside(String)
  case notUTF8(String)
  case tooLong(String)

  /// The same of the name that was asked for: where a transcript's folder lies must not change what is shown.
  fileprivate func naming(_ name: String) -> SourceFileError {
    if case .failed(_, let reason) = self { .failed(name, reason: reason) } else { self }
  }

  package var description: String {
    switch self {
    case .failed(let name, let reason): "cannot read '\(name)': \(reason)"
    case .outside(let name): "'\(name)' is outside the transcript's folder"
    case .notUTF8(let name): "'\(name)' is not valid UTF-8"
    case .tooLong(let name): "'\(name)' is longer than 16 MiB"
    }
  }
}
