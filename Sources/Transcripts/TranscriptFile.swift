/// A transcript and the file it was read from.
package struct TranscriptFile: Sendable {
  package let path: String
  package let transcript: Transcript
  private let contents: [UInt8]

  /// Reads and parses the file.
  package init(path: String) throws(FileError) {
    self.path = path
    contents = try FileSystem.read(path)
    guard let text = String(validating: contents, as: UTF8.self) else {
      throw .badTranscript(path: path, .notUTF8)
    }
    do {
      transcript = try Transcript(text)
    } catch {
      throw .badTranscript(path: path, error)
    }
  }

  /// Whether `--update` may rewrite anything: not when CI=true.
  package static func checkUpdate(environment: [String: String]) throws(FileError) {
    if environment["CI"] == "true" { throw .refusedInCI }
  }

  /// Writes `new` in place of what was read, whole or not at all. Refused when CI=true, when the file has
  /// changed since it was read, and when it has conflict markers. Returns false, and touches nothing, where
  /// nothing differs.
  package func update(to new: Transcript, environment: [String: String]) throws(FileError) -> Bool {
    try TranscriptFile.checkUpdate(environment: environment)
    let text = Array(new.text.utf8)
    if text == contents { return false }
    let lines = SourceLine.split(transcript.text)
    if let index = lines.firstIndex(where: { $0.text.startsWith("<<<<<<<") }) {
      throw .conflictMarkers(path: path, line: index + 1)
    }
    try FileSystem.replace(path, with: text) { () throws(FileError) in
      guard try FileSystem.read(path) == contents else { throw .changedSinceRead(path: path) }
    }
    return true
  }
}
