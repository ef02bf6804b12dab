/// A filter for file paths.
package struct NameFilter: Equatable, Sendable {
  private let bytes: [UInt8]
  private let isGlob: Bool

  /// A pattern with `*` (any text, `/` included) or `?` (one byte) must match the whole path; any other matches a
  /// part of it.
  package init(_ pattern: String) {
    bytes = Array(pattern.utf8)
    isGlob = pattern.utf8.contains(NameFilter.star) || pattern.utf8.contains(NameFilter.question)
  }

  package func matches(_ path: String) -> Bool {
    isGlob ? matchesWhole(Array(path.utf8)) : path.holds(String(decoding: bytes, as: UTF8.self))
  }

  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")

  /// Matches with backtracking to the last star only, so that the time is linear for one star.
  private func matchesWhole(_ path: [UInt8]) -> Bool {
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while position < path.count {
      if index < bytes.count, bytes[index] == NameFilter.star {
        retry = (position, index + 1)
        index += 1
      } else if index < bytes.count, bytes[index] == path[position] || bytes[index] == NameFilter.question {
        (position, index) = (position + 1, index + 1)
      } else if let last = retry {
        retry = (last.position + 1, last.index)
        (position, index) = (last.position + 1, last.index)
      } else {
        return false
      }
    }
    return bytes[index...].allSatisfy { $0 == NameFilter.star }
  }
}
