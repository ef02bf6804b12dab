/// Makes the edits of findings in a text.
package struct Fixing {
  package let text: String
  /// The findings whose edits were made.
  package let made: [Finding]

  /// - Parameter findings: The findings in this text. Edits that overlap an earlier one are left out.
  package init(_ text: String, _ findings: [Finding]) {
    let bytes = Array(text.utf8)
    var made: [Finding] = []
    var edits: [Fix] = []
    for finding in findings {
      guard let fix = finding.fix, fix.isSafe, fix.range.upperBound <= bytes.count,
        !edits.contains(where: { $0.range.overlaps(fix.range) || $0.range == fix.range })
      else { continue }
      edits.append(fix)
      made.append(finding)
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    self.text = String(decoding: result, as: UTF8.self)
    self.made = made
  }
}
