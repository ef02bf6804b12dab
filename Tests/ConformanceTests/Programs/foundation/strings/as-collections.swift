import Foundation

// Words, characters and parts of a text.
let text = "Swift – a language; “fast”, safe & expressive!"
print(
  text.split(whereSeparator: { !$0.isLetter }).map(String.init), text.filter(\.isPunctuation),
  text.map { $0.isASCII ? "a" : "u" }.joined().count)
print(
  text.components(separatedBy: "a").count, text.split(separator: "a", maxSplits: 2), text.drop { $0 != "a" }.prefix(4),
  text.suffix(from: text.firstIndex(of: "&")!), text.lastIndex(of: "s").map { text[$0...] } ?? "")
var counts: [Character: Int] = [:]; text.lowercased().forEach { counts[$0, default: 0] += 1 }
print(
  counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { "\($0.key)\($0.value)" },
  text.unicodeScalars.filter(\.properties.isWhitespace).count, text.utf8.count, text.utf16.count)
let index = text.index(text.startIndex, offsetBy: 6);
print(
  text[..<index], text[index], text.index(text.startIndex, offsetBy: 99, limitedBy: text.endIndex) as Any,
  text.distance(from: index, to: text.endIndex))
print(
  "abc".elementsEqual("abc"), "abc" < "abd", "a".caseInsensitiveCompare("A") == .orderedSame,
  "Zebra".lexicographicallyPrecedes("apple"), "ab".starts(with: "a"), "hello".contains { "aeiou".contains($0) },
  "x=1".firstIndex(of: "=").map { "x=1"[..<$0] } ?? "-")
print(
  String("stressed".reversed()), "level" == String("level".reversed()), "a-b-c".replacingOccurrences(of: "-", with: ""),
  "%20".removingPercentEncoding == " ", "1,2,3".split(separator: ",").compactMap { Int($0) }.reduce(0, +),
  Array("héllo").count, "ab\u{0}c".count)
var s = "0123456789"; s.removeFirst(2); s.removeLast(); s.remove(at: s.index(after: s.startIndex));
s.removeAll { $0 == "5" }; s.append(contentsOf: ["x", "y"]); s += "!";
s.insert("-", at: s.index(s.endIndex, offsetBy: -1)); print(s, s.popLast() ?? "-", s.isEmpty)
print(
  """
  indented
    \("more" + "!")
  end\
   joined
  """, #"a\(1)\#(2)"#, "tab\tquote\"", "\u{1F1E9}\u{1F1EA}".count, Character("é").unicodeScalars.count,
  ("a"..."e").contains("c"), Character("7").wholeNumberValue ?? -1, Character("F").hexDigitValue ?? -1)
