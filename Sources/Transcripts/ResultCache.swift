import Files

/// The transcripts that have passed, kept in a folder between runs of `obsh test`. An unchanged one need not run
/// again. An entry contains everything that the result depends on, so it is valid or not by itself; the folder may be
/// deleted, or shared by several processes, at any time.
package struct ResultCache: Sendable {
  /// The folder; it is created if it does not exist.
  let folder: String
  /// The dependencies of the results besides the transcript: the program and its options.
  let program: String

  package init(folder: String, program: String) {
    self.folder = folder
    self.program = program
  }

  enum Answer {
    case passed
    /// There is no entry, or the transcript, the program or the options have changed.
    case unknown
    /// There is an entry that cannot be read.
    case damaged(String)
  }

  /// The problems with the cache in one run.
  struct Problems {
    /// The first damaged entry that has been replaced.
    var replaced: String?
    /// The first reason why an entry cannot be read or written.
    var failure: String?

    var lines: [String] {
      var lines: [String] = []
      if let replaced { lines.append("warning: an entry of the cache was damaged and has been replaced: \(replaced)") }
      if let failure { lines.append("warning: the cache cannot be used: \(failure)") }
      return lines
    }
  }

  private static let mark = "obsh test passed\n"

  /// The answer for the current contents of the file.
  func answer(for file: TranscriptFile) -> Answer {
    let path = path(for: file)
    guard Files.exists(path) else { return .unknown }
    do throws(FileFailure) {
      let expected = entry(for: file)
      let entry = try Files.regularContents(of: path, atMost: expected.count)
      if entry == expected { return .passed }
      return entry.starts(with: Self.mark.utf8)
        ? .unknown : .damaged("'\(PathText.printable(path))' is not a cache entry")
    } catch {
      return .damaged(error.words)
    }
  }

  /// Records that the file has passed.
  func keep(_ file: TranscriptFile) throws(FileFailure) {
    let path = path(for: file)
    Files.makePrivateFolders(to: path)
    // Another process reads the old or the new entry, never half of one.
    let new = "\(path).\(Files.processNumber)"
    do throws(FileFailure) {
      try Files.write(entry(for: file), to: new)
      try Files.rename(new, to: path)
    } catch {
      Files.remove(new)
      throw error
    }
  }

  private func path(for file: TranscriptFile) -> String {
    var name = Fingerprint()
    name.add(Array(file.path.utf8))
    return "\(folder)/\(name.text).passed"
  }

  private func entry(for file: TranscriptFile) -> [UInt8] {
    Array("\(Self.mark)\(PathText.printable(file.path))\n\(PathText.printable(program))\n".utf8) + file.contents
  }
}

/// A short text for many bytes, which other bytes share only by a rare accident.
package struct Fingerprint: Sendable {
  private var (low, high): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
  private var count = 0

  package init() {}

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      while offset < buffer.count {
        mix(UInt64(buffer[offset]))
        offset += 1
      }
    }
    count += bytes.count
  }

  private mutating func mix(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01B3
    low ^= low >> 32
    high = (high &+ word) &* 0xBF58_476D_1CE4_E5B9
    high ^= high >> 29
  }

  package var text: String { [low, high, UInt64(count)].map { String($0, radix: 16) }.joined(separator: "-") }
}
