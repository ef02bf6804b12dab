import Foundation

// Text measured and cut for lists: initials, highlights, slugs, word counts.
extension String {
  var initials: String { split(whereSeparator: \.isWhitespace).prefix(2).compactMap(\.first).map { String($0).uppercased() }.joined() }
  var slug: String {
    folding(options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en_US")).components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }.joined(separator: "-")
  }
  func highlighted(_ needle: String) -> String {
    var result = "", rest = self[...]
    while let range = rest.range(of: needle, options: [.caseInsensitive, .diacriticInsensitive]) {
      result += rest[..<range.lowerBound] + "«" + rest[range] + "»"
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
  func truncated(_ length: Int) -> String { count <= length ? self : prefix(length - 1).trimmingCharacters(in: .whitespaces) + "…" }
}
print(["Ann Lee", "  änne  van der Berg ", "x", ""].map(\.initials), ["Crème Brûlée & Café!", "Ünïcödé -- Test", "100% Größe"].map(\.slug))
print("The cat CATCHES a Càt.".highlighted("cat"), "nothing".highlighted("x"), "A long sentence to cut".truncated(8))
let text = "the quick the lazy the end, Quick"
let counts = text.lowercased().components(separatedBy: CharacterSet.letters.inverted).reduce(into: [String: Int]()) { if !$1.isEmpty { $0[$1, default: 0] += 1 } }
for (word, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(word.padding(toLength: 8, withPad: ".", startingAt: 0) + String(format: "%3d", count)) }
print("a-b_c d".split { "-_ ".contains($0) }.map(\.localizedCapitalized).joined(), "helloWorldFooBar".reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) })
print("1,234.56".filter { "0123456789.".contains($0) }, "tel:+49-30-123".components(separatedBy: CharacterSet(charactersIn: "0123456789").inverted).joined(), "über".compare("Uber", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame)
print("x".padding(toLength: 5, withPad: "ab", startingAt: 1), "line1\nline2\r\nline3".components(separatedBy: .newlines).count, "a\tb".expandingTildes)
extension String { var expandingTildes: String { (self as NSString).expandingTildeInPath } }
