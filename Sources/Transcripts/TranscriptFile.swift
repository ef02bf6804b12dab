import Files

/// A transcript with the file that it was read from.
package struct TranscriptFile: Sendable {
  package let path: String
  package let transcript: Transcript
  let contents: [UInt8]

  /// The maximum size of a transcript in bytes.
  private static let limit = 64 << 20

  /// Reads and parses the file. A file with conflict markers of a merge is rejected, and so is a pipe or a device
  /// unless `isNamed`: a person who names a pipe waits for it, but one found in a folder may never end.
  package init(path: String, isNamed: Bool = true) throws(FileError) {
    self.path = path
    contents = try onFile { () throws(FileFailure) in
      try Files.wholeContents(of: path, atMost: Self.limit, onlyRegular: !isNamed)
    }
    guard let text = String(validating: contents, as: UTF8.self) else {
      throw .badTranscript(path: path, .notUTF8)
    }
    let conflict = Self.conflictLine(in: contents)
    do {
      transcript = try Transcript(text)
    } catch {
      // The conflict may be the cause of the error.
      if let conflict { throw .conflictMarkers(path: path, line: conflict) }
      throw .badTranscript(path: path, error)
    }
    if let conflict, !transcript.blocks.isEmpty { throw .conflictMarkers(path: path, line: conflict) }
  }

  /// The line, from 1, at which the first git conflict begins.
  private static func conflictLine(in contents: [UInt8]) -> Int? {
    let mark = Array(Notation.conflict.utf8)
    var line = 1
    var isAtStart = true
    for (index, byte) in contents.enumerated() {
      if isAtStart, byte == mark[0], contents[index...].starts(with: mark) { return line }
      isAtStart = byte == UInt8(ascii: "\n")
      if isAtStart { line += 1 }
    }
    return nil
  }

  /// Throws if `--update` may not rewrite files, as when CI=true.
  package static func checkUpdate(environment: [String: String]) throws(FileError) {
    if environment["CI"] == "true" { throw .refusedInCI }
  }

  /// Replaces the file's contents with `new`, completely or not at all. Refused when CI=true, and if the file has
  /// changed since it was read. Returns false, and touches nothing, if nothing differs.
  package func update(to new: Transcript, environment: [String: String]) throws(FileError) -> Bool {
    try TranscriptFile.checkUpdate(environment: environment)
    let text = Array(new.text.utf8)
    if text == contents { return false }
    let replacement = try onFile { () throws(FileFailure) in try Replacement(of: path, with: text) }
    // The file is read again at the last moment.
    let present = try onFile { () throws(FileFailure) in try Files.contents(of: path) }
    guard present == contents else { throw .changedSinceRead(path: path) }
    try onFile { () throws(FileFailure) in try replacement.commit() }
    return true
  }
}
