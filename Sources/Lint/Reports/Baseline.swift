/// A file of known and allowed findings: one per line, `file<tab>rule<tab>message`. Line numbers are not included, so
/// that the text above a finding may change.
package struct Baseline {
  private var counts: [String: Int] = [:]
  /// The first line that lists no finding.
  package private(set) var wrongLine: Int?

  package init(_ text: String) {
    for (index, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      if line.count(where: { $0 == "\t" }) != 2, wrongLine == nil { wrongLine = index + 1 }
      counts[String(line), default: 0] += 1
    }
  }

  package static func text(of findings: [Finding]) -> String { findings.map { line(of: $0) + "\n" }.joined() }

  /// The findings that are not listed, or occur more often than they are listed.
  package func new(_ findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let line = Self.line(of: finding)
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }

  private static func line(of finding: Finding) -> String {
    "\(finding.file)\t\(finding.rule)\t\(finding.message)"
  }
}
