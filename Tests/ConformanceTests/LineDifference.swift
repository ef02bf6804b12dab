import Foundation

/// The lines two outputs differ in, `-` expected and `+` actual, each with its line number.
func lineDifference(from expected: Data, to actual: Data) -> String {
  lineDifference(from: lines(of: expected), to: lines(of: actual))
}

func lineDifference(from expected: [String], to actual: [String], limit: Int = 40) -> String {
  let changes = actual.difference(from: expected).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset: offset, text: "- \(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset: offset, text: "+ \(offset + 1): \(line)")
    }
  }
  // Removals come first among those of one line.
  let sorted = changes.sorted { ($0.offset, $1.text) < ($1.offset, $0.text) }.map(\.text)
  let more = sorted.count > limit ? ["… and \(sorted.count - limit) more"] : []
  return (sorted.prefix(limit) + more).joined(separator: "\n")
}

private func lines(of data: Data) -> [String] {
  String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
