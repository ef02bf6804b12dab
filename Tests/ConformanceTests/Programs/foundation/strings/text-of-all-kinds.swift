import Foundation
let words = "One, two; three... four? FIVE! six-seven".components(separatedBy: CharacterSet.letters.inverted).filter {
  !$0.isEmpty
}
print(words, words.map(\.localizedLowercase), words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() })
var text = "hello"; text.insert(contentsOf: " world", at: text.endIndex); text.removeSubrange(text.range(of: "lo w")!);
text.replaceSubrange(text.startIndex...text.startIndex, with: "J");
print(
  text, text.firstRange(of: "o") != nil, text.ranges(of: "l").count, text.replacing("l", with: "L"),
  text.contains("orl"), text.trimmingPrefix("Je"))
print(
  "ab cd".localizedCapitalized, "ÄÖ".localizedLowercase, "x".localizedUppercase,
  "naïve café".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current),
  "Straße".compare("STRASSE", options: .caseInsensitive).rawValue, "file10".localizedStandardCompare("file9").rawValue,
  "a".localizedCompare("B").rawValue, "résumé".localizedCaseInsensitiveCompare("RÉSUMÉ").rawValue)
print(
  ["b", "A", "a10", "a9", "É", "e"].sorted { $0.localizedStandardCompare($1) == .orderedAscending },
  ["b", "A", "c"].sorted { $0.caseInsensitiveCompare($1) == .orderedAscending })
let sentence = "The rain in Spain stays mainly"
var found: [String] = []; var from = sentence.startIndex
while let r = sentence.range(of: "ain", range: from..<sentence.endIndex) {
  found.append(String(sentence[r.lowerBound...].prefix(4))); from = r.upperBound
}
print(
  found,
  sentence.range(of: "ain", options: .backwards).map {
    sentence.distance(from: sentence.startIndex, to: $0.lowerBound)
  }!, sentence.range(of: "^the", options: [.regularExpression, .caseInsensitive]) != nil,
  sentence.range(of: "Spain", options: .anchored) == nil)
print(
  "a=1&b=2".split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) },
  "k: v: w".split(separator: ":", maxSplits: 1, omittingEmptySubsequences: true), "1,2,,3".components(separatedBy: ","),
  "".components(separatedBy: ","), "x".components(separatedBy: ""))
print(
  "tab\tnew\nquote\"".debugDescription,
  "unicode \u{1F468}\u{200D}\u{1F469}".unicodeScalars.map { String($0.value, radix: 16) }, "e\u{301}" == "é",
  "e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count, "①".precomposedStringWithCompatibilityMapping,
  "abc".hash == "abc".hash)
print(
  "key" as NSString == "key", ("path/a.b.c" as NSString).pathExtension, ("a/b/" as NSString).lastPathComponent,
  ("/a" as NSString).isAbsolutePath, ("x" as NSString).appendingPathExtension("y")!,
  NSString(string: "abc").range(of: "c"), ("abc" as NSString).substring(from: 1), ("12.5kg" as NSString).doubleValue,
  ("yes" as NSString).boolValue, ("42" as NSString).integerValue)
let mutable = NSMutableString(string: "abc"); mutable.append("d"); mutable.insert("X", at: 0);
mutable.replaceOccurrences(of: "b", with: "BB", options: [], range: NSRange(location: 0, length: mutable.length));
mutable.deleteCharacters(in: NSRange(location: 0, length: 1)); print(mutable, mutable.length, mutable.uppercased)
print(
  NSRange(location: 1, length: 2), NSRange("ab".startIndex..., in: "ab"),
  Range(NSRange(location: 0, length: 1), in: "éa").map { "éa"[$0] }!, NSMaxRange(NSRange(location: 3, length: 4)),
  NSRange(2..<5).length, NSIntersectionRange(NSRange(0..<5), NSRange(3..<9)), NSLocationInRange(3, NSRange(0..<3)),
  NSNotFound == Int.max)
