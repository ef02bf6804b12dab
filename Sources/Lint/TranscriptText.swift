/// The inputs of a transcript as Swift text: all else is blanks, so that every place is where it was.
///
/// Inputs that must fail (`obsh error`) are left out: what is wrong with them is on purpose.
package enum TranscriptText {
  package static func inputs(of text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var isInBlock = false
    var isRead = false
    for (index, line) in text.utf8.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result.append(newline) }
      if line.starts(with: fence) {
        isRead = !isInBlock && isOfInputs(line)
        isInBlock.toggle()
      }
      let isInput = isInBlock && isRead && (line.starts(with: "> ".utf8) || line.starts(with: ". ".utf8))
      result += isInput ? Array("  ".utf8) + line.dropFirst(2) : line.map { _ in UInt8(ascii: " ") }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let fence = "```".utf8

  private static func isOfInputs(_ line: Substring.UTF8View) -> Bool {
    let words = String(Substring(line.dropFirst(3))).split(separator: " ")
    return words.first == "obsh" && !words.contains("error") && !words.contains("skip")
  }
}
