import Foundation

// Templates, validation and tokens with regular expressions.
func all(_ p: String, _ s: String, _ o: NSRegularExpression.Options = []) -> [[String]] {
  let r = try! NSRegularExpression(pattern: p, options: o);
  return r.matches(in: s, range: NSRange(s.startIndex..., in: s)).map { m in
    (0..<m.numberOfRanges).map { Range(m.range(at: $0), in: s).map { String(s[$0]) } ?? "nil" }
  }
}
print(
  all(#"(\d+)([a-z]+)?"#, "12ab 3 45c"), all("^b", "a\nb\nB", [.anchorsMatchLines, .caseInsensitive]),
  all(#"\bé\w*"#, "été é x"), all("a.c", "a\nc abc", .dotMatchesLineSeparators),
  all("a b # c", "ab", .allowCommentsAndWhitespace))
func fill(_ t: String, _ v: [String: String]) -> String {
  var out = t;
  for m in all(#"\{\{\s*(\w+)\s*\}\}"#, t) { out = out.replacingOccurrences(of: m[0], with: v[m[1]] ?? "?") };
  return out
}
print(fill("Dear {{name}}, you owe {{ sum }} {{unit}}", ["name": "Ann", "sum": "5"]))
print(
  "2024-03-01".replacingOccurrences(of: #"(\d+)-(\d+)-(\d+)"#, with: "$3.$2.$1", options: .regularExpression),
  "aAbB".replacingOccurrences(of: "[a-z]", with: "<$0>", options: [.regularExpression]),
  "x1y2".range(of: "[0-9]", options: .regularExpression).map { "x1y2"[$0] } ?? "-",
  "tel: +49 (30) 12".components(separatedBy: CharacterSet.decimalDigits.inverted).joined())
for t in ["ann@example.com", "a@b", "x y@z.de", "Ö@ü.de"] {
  print(
    t, t.range(of: #"^[^\s@]+@[^\s@]+\.[a-z]{2,}$"#, options: .regularExpression) != nil,
    t.wholeMatch(of: #/[\w.]+@(?<host>[\w.]+)/#).map { String($0.host) } ?? "-")
}
let tokens = "let x1 = 3.5 + foo(y)".matches(of: #/[A-Za-z_]\w*|\d+(?:\.\d+)?|[^\s\w]/#).map { String($0.0) };
print(
  tokens, "a,b;c".split(separator: #/[,;]/#), "k1=v1&k2".matches(of: #/(\w+)=(\w*)/#).map { "\($0.1):\($0.2)" },
  "aaa".replacing(#/a/#, with: "b", maxReplacements: 2),
  "Hello".firstMatch(of: #/l+/#)?.range.lowerBound == "Hello".firstIndex(of: "l"),
  "ab12".prefixMatch(of: #/[a-z]+/#)?.0 ?? "-", "no".contains(#/\d/#))
