import Foundation
let text = "The quick brown Fox jumps over the lazy dog. The end."
print(
  text.components(separatedBy: " ").count,
  text.components(separatedBy: CharacterSet(charactersIn: ".,")).map { $0.trimmingCharacters(in: .whitespaces) })
print(text.range(of: "fox", options: .caseInsensitive).map { text[$0] } ?? "-")
print(
  text.replacingOccurrences(of: "the", with: "a", options: [.caseInsensitive]),
  text.replacingOccurrences(of: "[aeiou]", with: "*", options: .regularExpression))
print(
  text.contains("lazy"), text.localizedCaseInsensitiveContains("LAZY"), text.localizedStandardContains("FOX"),
  text.hasPrefix("The"), text.hasSuffix("end."))
print(
  "abc".compare("ABC", options: .caseInsensitive).rawValue, "a10".compare("a9", options: .numeric).rawValue,
  "é".compare("e", options: .diacriticInsensitive).rawValue, "b".caseInsensitiveCompare("A").rawValue)
print(
  "hello world-foo".capitalized, "ÀÉ".lowercased(), "straße".uppercased(),
  "i".uppercased(with: Locale(identifier: "tr_TR")), "Ünï".folding(options: .diacriticInsensitive, locale: nil))
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "  x ".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
print(
  "x".padding(toLength: 5, withPad: "-=", startingAt: 1), "abcdef".padding(toLength: 3, withPad: "", startingAt: 0),
  String(repeating: "ab", count: 3))
print(
  text.lineRange(for: text.startIndex..<text.startIndex) == text.startIndex..<text.endIndex,
  "a\nb\r\nc".components(separatedBy: .newlines), "a\nb\r\nc\u{2028}d".split(whereSeparator: \.isNewline))
"one\ntwo\nthree".enumerateLines { line, stop in
  print(line); if line == "two" { stop = true }
}
print(
  String(
    format: "%@ %d %5.2f | %x %X %o %e %g %c %% %03d %+d", "obj", 42, 3.14159, 255, 255, 8, 12345.678, 0.0001, 65, 7, 5)
)
print(
  String(format: "%2$@ %1$@", "a", "b"), String(format: "%ld %lld %lu %hhd", 1, 2 as Int64, 3 as UInt, 300),
  String(format: "%10@|%-10@|", "r", "l"))
print(
  "12abc".prefix { $0.isNumber }, Int("12abc") as Any, Double("1e3")!, "0x1F".hasPrefix("0x"), Int("1F", radix: 16)!,
  String(255, radix: 2))
print(
  "emoji 👨‍👩‍👧 é".count, "emoji 👨‍👩‍👧 é".utf16.count, "emoji 👨‍👩‍👧 é".utf8.count, "emoji 👨‍👩‍👧 é".unicodeScalars.count,
  "é".decomposedStringWithCanonicalMapping.unicodeScalars.count, "ﬁ".precomposedStringWithCompatibilityMapping)
print(
  "path/to/file.txt".split(separator: "/").last!, ("path/to/file.txt" as NSString).lastPathComponent,
  ("path/to/file.txt" as NSString).deletingPathExtension, ("~/x" as NSString).pathComponents,
  NSString(string: "a").appendingPathComponent("b"))
print(
  "tschüß".data(using: .utf8)!.count, "abc".data(using: .utf16)!.map { $0 }, "ü".data(using: .ascii) as Any,
  "ü".data(using: .isoLatin1)!.map { $0 }, String(data: Data([0xff]), encoding: .utf8) as Any,
  "ü?".data(using: .ascii, allowLossyConversion: true)!.map { $0 })
print(
  "abc".commonPrefix(with: "abd"), "ABC".commonPrefix(with: "abd", options: .caseInsensitive),
  "a-b_c".components(separatedBy: CharacterSet.alphanumerics.inverted))
print(
  text.firstIndex(of: "q").map { text.distance(from: text.startIndex, to: $0) }!,
  text.rangeOfCharacter(from: .uppercaseLetters, options: .backwards).map { text[$0] }!, "x".isEmpty, "".isEmpty)
print(
  "%d items".replacingOccurrences(of: "%d", with: "\(3)"), "line1\\nline2", #"raw \n"#,
  "\u{1F600}".unicodeScalars.first!.value, "abc".applyingTransform(.toLatin, reverse: false) ?? "-",
  "été".applyingTransform(.stripDiacritics, reverse: false) ?? "-")
