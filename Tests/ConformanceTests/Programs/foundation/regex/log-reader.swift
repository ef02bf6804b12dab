import Foundation

// Regular expressions of NSRegularExpression in a small log reader.
let log = """
  2024-01-02 ERROR [net] timeout after 30s
  2024-01-03 info [ui] shown
  2024-02-01 Error [net] refused é👍 x
  """
let pattern = #"^(\d{4})-(\d\d)-(\d\d) (?<level>\w+) \[(?<area>[a-z]+)\] (.*)$"#
let regex = try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines, .caseInsensitive])
let whole = NSRange(log.startIndex..., in: log)
for match in regex.matches(in: log, range: whole) {
  let level = Range(match.range(withName: "level"), in: log).map { String(log[$0]) } ?? "-"
  let area = Range(match.range(withName: "area"), in: log).map { String(log[$0]) } ?? "-"
  let rest = Range(match.range(at: 6), in: log).map { String(log[$0]) } ?? "-"
  print(match.range, match.numberOfRanges, level, area, rest)
}
print(regex.numberOfCaptureGroups, regex.numberOfMatches(in: log, range: whole), regex.pattern == pattern, regex.options.contains(.caseInsensitive))
print(regex.firstMatch(in: log, options: .anchored, range: whole)?.range(at: 2) ?? NSRange(), regex.rangeOfFirstMatch(in: "x", range: NSRange(0..<1)).location == NSNotFound)
print(regex.stringByReplacingMatches(in: log, range: whole, withTemplate: "$3.$2.$1 ${level}: $6\\$"))
let mutable = NSMutableString(string: "a1b22")
let digits = try NSRegularExpression(pattern: "[0-9]+")
print(digits.replaceMatches(in: mutable, range: NSRange(location: 0, length: mutable.length), withTemplate: "<$0>"), mutable)
var count = 0
digits.enumerateMatches(in: "1 22 333", range: NSRange(0..<8)) { result, flags, stop in
  count += result?.range.length ?? 0
  if count >= 3 { stop.pointee = true }
}
print(count, NSRegularExpression.escapedPattern(for: "a.b*c[d]"), NSRegularExpression.escapedTemplate(for: "$1\\"))
do { _ = try NSRegularExpression(pattern: "(") } catch let error as NSError { print(error.domain, error.code) }
let optional = try NSRegularExpression(pattern: "(a)|(b)")
if let match = optional.firstMatch(in: "b", range: NSRange(0..<1)) { print(match.range(at: 1), match.range(at: 2), match.range(at: 1).location == NSNotFound) }
for (text, options) in [("A.C", NSRegularExpression.Options.ignoreMetacharacters), ("a c # comment", .allowCommentsAndWhitespace), ("a.c", .dotMatchesLineSeparators)] {
  print(try NSRegularExpression(pattern: text, options: options).numberOfMatches(in: "A.C ac a\nc", range: NSRange(0..<10)))
}
print("x1y22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression), "Hello".range(of: "L+", options: [.regularExpression, .caseInsensitive]).map { "Hello"[$0] } ?? "-")
print("2024-05".range(of: #"^\d{4}-\d{2}$"#, options: .regularExpression) != nil)
