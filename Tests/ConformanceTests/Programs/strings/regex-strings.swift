let text = "The rain in Spain stays mainly in the plain"
for match in text.matches(of: #/\b(\w)(\w*ain)\b/#) {
  let (whole, first, rest) = match.output
  print(whole, first, rest, text.distance(from: text.startIndex, to: match.range.lowerBound))
}
print(text.replacing(#/ain/#, with: "AIN", maxReplacements: 2))
print(text.replacing(#/(\w+)ain/#) { "[\($0.1)]" })
print(text.split(separator: #/\s+/#).count, "a--b-".split(separator: #/-/#, omittingEmptySubsequences: false))
print("a1b2c3".split(separator: #/\d/#, maxSplits: 1))
print("".matches(of: #/x*/#).count, "abc".matches(of: #/x*/#).count, "aXbX".ranges(of: #/X/#).count)
print("👨‍👩‍👧 é".matches(of: #/./#).map { String($0.0) }, "e\u{301}" .contains(#/é/#))
print(text[text.firstRange(of: #/S\w+/#)!], text.contains(#/snow/#), text.starts(with: #/the/#.ignoresCase()))
var edited = "x = 1; y = 22"
edited.replace(#/\d+/#) { String(Int($0.0)! * 2) }
print(edited)
edited.trimPrefix(#/x/#)
print(edited, edited.trimmingPrefix(#/\s*=\s*/#))
let part = text.dropFirst(4)
if let found = part.firstMatch(of: #/in (?<place>\w+)/#) {
  print(found.place, found.output.place, text[found.range], part.startIndex < found.range.lowerBound)
}
print(part.prefixMatch(of: #/rain/#) != nil, part.wholeMatch(of: #/rain/#) == nil)
print("line one\nline two".matches(of: #/^line (\w+)$/#.anchorsMatchLineEndings()).map(\.1))
print("a\nb".contains(#/a.b/#), "a\nb".contains(#/a.b/#.dotMatchesNewlines()))
struct Version { let major: Int, minor: Int, tag: String?
  init?(_ text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: #/v?(\d+)\.(\d+)(?:-(\w+))?/#) else { return nil }
    guard let major = Int(match.1), let minor = Int(match.2) else { return nil }
    self.major = major; self.minor = minor; tag = match.3.map(String.init)
  }
}
print(Version("v1.20-beta") as Any, Version("3.4") as Any, Version("x") as Any)
func lines(_ regex: some RegexComponent<Substring>, in text: String) -> [Substring] { text.matches(of: regex).map(\.output) }
print(lines(#/\w+/#, in: "one two"))
let patterns: [Regex<Substring>] = [#/a+/#, #/b+/#]
print(patterns.map { "xaabb".firstMatch(of: $0)?.0 ?? "-" })
