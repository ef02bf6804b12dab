import Files

/// The files that source text may come from.
package enum SourceFiles: Sendable {
  /// Any file that the user may read; names are as in any program.
  case anywhere
  /// Files in a folder or below it, as for a transcript, which may come from anywhere. Names are relative to the
  /// folder.
  case inside(folder: String)

  /// The text of a file.
  package func read(_ name: String) throws(SourceFileError) -> String {
    do throws(SourceFileError) {
      if case .inside = self, !name.hasPrefix("/"), Self.leavesItsFolder(name) { throw .outside(name) }
      let path = path(of: name)
      // Links and `..` are resolved before the check.
      if case .inside(let folder) = self, !isInside(try Self.resolved(path), try Self.resolved(folder)) {
        throw .outside(name)
      }
      return try Self.text(of: Self.regularContents(of: path), name)
    } catch {
      throw error.naming(name)
    }
  }

  /// The path of a folder or file whose code is opened.
  func folder(named name: String) throws(SourceFileError) -> String {
    guard case .inside(let folder) = self else { return name }
    do throws(SourceFileError) {
      if !name.hasPrefix("/"), Self.leavesItsFolder(name) { throw .outside(name) }
      let path = path(of: name)
      let (place, root) = (try Self.resolved(path), try Self.resolved(folder))
      guard place == root || isInside(place, root) else { throw .outside(name) }
      return path
    } catch {
      throw error.naming(name)
    }
  }

  /// A path, or words with paths, in which names below a transcript's folder start there.
  func shownName(_ path: String) -> String {
    guard case .inside(let folder) = self else { return path }
    return path.replacing("\(folder)/", with: "")
  }

  /// The path at which to write a new file of this name.
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

  /// True if a name leads out of the folder it starts in, whatever files exist.
  private static func leavesItsFolder(_ name: String) -> Bool {
    var depth = 0
    for part in name.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  private func isInside(_ path: String, _ root: String) -> Bool { path.hasPrefix(root == "/" ? root : root + "/") }

  /// Bytes as source text, up to the maximum length of an input.
  package static func text(of bytes: [UInt8], _ name: String) throws(SourceFileError) -> String {
    guard bytes.count <= Session.inputLimit else { throw .tooLong(name) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(name) }
    return text
  }

  /// The bytes of a file, or of standard input if the path is `-`; if it is too long, only enough to tell.
  package static func contents(of path: String) throws(SourceFileError) -> [UInt8] {
    do throws(FileFailure) {
      return try path == "-"
        ? Files.standardInput(atMost: Session.inputLimit) : Files.contents(of: path, atMost: Session.inputLimit)
    } catch {
      throw .failed(error)
    }
  }

  /// The bytes of a file that a program names. A pipe is refused, because it could make the program wait forever.
  private static func regularContents(of path: String) throws(SourceFileError) -> [UInt8] {
    do throws(FileFailure) {
      return try Files.regularContents(of: path, atMost: Session.inputLimit)
    } catch {
      throw .failed(error)
    }
  }

  private static func resolved(_ path: String) throws(SourceFileError) -> String {
    do throws(FileFailure) {
      return try Files.resolved(path)
    } catch {
      throw .failed(error)
    }
  }
}

/// The reason why a source file cannot be used.
package enum SourceFileError: Error, Equatable, CustomStringConvertible {
  case failed(FileFailure)
  case outside(String)
  /// The session may read files but not write them.
  case writingRefused(String)
  case notUTF8(String)
  case tooLong(String)

  /// The error with the requested name: the location of a transcript's folder must not change the output.
  fileprivate func naming(_ name: String) -> SourceFileError {
    if case .failed(let failure) = self { .failed(failure.naming(name)) } else { self }
  }

  package var description: String {
    switch self {
    case .failed(let failure): failure.words
    case .writingRefused(let name):
      "'\(PathText.printable(name))' cannot be written: only the shell writes files, and a transcript with --allow-write unless CI=true"
    case .outside(let name): "'\(PathText.printable(name))' is outside the transcript's folder"
    case .notUTF8(let name): "'\(PathText.printable(name))' is not valid UTF-8"
    case .tooLong(let name): "'\(PathText.printable(name))' is longer than 16 MiB"
    }
  }
}
