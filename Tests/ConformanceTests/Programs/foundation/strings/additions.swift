import Foundation

// Text as Foundation adds to it.
let text = "  The Quick brown Fox, jumped\tover été naïve 'ſtraße'.  "
print(text.trimmingCharacters(in: .whitespaces), text.components(separatedBy: " ").count, text.components(separatedBy: .whitespaces).filter { !$0.isEmpty })
print(text.capitalized, text.localizedUppercase, text.localizedLowercase, "o'neil mc-donald ÉTÉ x2y".capitalized)
print(text.replacingOccurrences(of: "o", with: "0"), text.replacingOccurrences(of: "THE", with: "a", options: .caseInsensitive), text.replacingOccurrences(of: " ", with: "", options: [.anchored]))
print("aaa".replacingOccurrences(of: "aa", with: "b"), "aaa".replacingOccurrences(of: "a", with: "b", options: [], range: "aaa".index(after: "aaa".startIndex)..<"aaa".endIndex))
func found(_ needle: String, _ options: String.CompareOptions = []) -> String {
  text.range(of: needle, options: options).map { "\(text.distance(from: text.startIndex, to: $0.lowerBound)):\(text[$0])" } ?? "nil"
}
print(found("o"), found("o", .backwards), found("quick", .caseInsensitive), found("ete", [.diacriticInsensitive]), found("  T", .anchored), found("[A-Z]\\w+x", .regularExpression))
print("7".padding(toLength: 3, withPad: "0", startingAt: 0), "abcdef".padding(toLength: 3, withPad: "x", startingAt: 0), "ab".padding(toLength: 7, withPad: "123", startingAt: 1))
for (one, other) in [("a", "B"), ("é", "e"), ("file10", "file9"), ("ß", "ss"), ("ａ", "a"), ("résumé", "resume"), ("", "a")] {
  print(
    one.compare(other).rawValue, one.caseInsensitiveCompare(other).rawValue, one.compare(other, options: .numeric).rawValue,
    one.compare(other, options: [.diacriticInsensitive, .caseInsensitive]).rawValue, one.compare(other, options: .widthInsensitive).rawValue,
    one.localizedStandardCompare(other).rawValue, one.localizedCaseInsensitiveCompare(other).rawValue)
}
print("Crème Brûlée".folding(options: .diacriticInsensitive, locale: nil), "ＡＢＣ Straße".folding(options: [.caseInsensitive, .widthInsensitive], locale: Locale(identifier: "de_DE")))
print("Crème".applyingTransform(.stripDiacritics, reverse: false) ?? "-", "こんにちは".applyingTransform(.toLatin, reverse: false) ?? "-", "Москва".applyingTransform(.toLatin, reverse: false) ?? "-")
print("prefix-one".commonPrefix(with: "prefix-two"), "Hello".contains("ell"), "résumé".localizedCaseInsensitiveContains("RÉS"), "résumé".localizedStandardContains("resume"))
print("e\u{301}" == "é", "e\u{301}".unicodeScalars.count, "e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count, "ﬁ".decomposedStringWithCompatibilityMapping, "🇩🇪👨‍👩‍👧".count, "🇩🇪👨‍👩‍👧".utf16.count)
var lines: [String] = []
"one\ntwo\r\nthree".enumerateLines { line, stop in
  lines.append(line)
  if line == "two" { stop = true }
}
print(lines, "a\u{2029}b\nc".components(separatedBy: .newlines), "1,2;3".split { ",;".contains($0) }, "x=1&y=2".components(separatedBy: "&").map { $0.components(separatedBy: "=") })
var words: [String] = []
let sentence = "Don't stop, it's 3.5 now!"
sentence.enumerateSubstrings(in: sentence.startIndex..., options: .byComposedCharacterSequences) { word, _, _, stop in
  words.append(word ?? "-")
  if words.count == 5 { stop = true }
}
print(words, sentence.lengthOfBytes(using: .utf16), sentence.maximumLengthOfBytes(using: .utf8), sentence.canBeConverted(to: .ascii))
print(("12abc" as NSString).integerValue, ("3.5e1x" as NSString).doubleValue, ("yes" as NSString).boolValue, (text as NSString).length, "%41%20%C3%A9".removingPercentEncoding ?? "-")
print(String(repeating: "ab", count: 3).appending("!").appendingFormat("%03d", 7), "Hello".substring(from: "Hello".index("Hello".startIndex, offsetBy: 2)), "abc".lineRange(for: "abc".startIndex..<"abc".endIndex) == "abc".startIndex..<"abc".endIndex)
let poem = "one\ntwo three\nfour"
if let three = poem.range(of: "three") { print(poem[poem.lineRange(for: three)].debugDescription, poem[poem.paragraphRange(for: poem.startIndex..<three.lowerBound)].count) }
