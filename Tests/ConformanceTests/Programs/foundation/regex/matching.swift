import Foundation

let text = "Call 555-1234 or 555-9876, not 12-34."
let regex = try NSRegularExpression(pattern: "([0-9]{3})-([0-9]{4})")
let range = NSRange(text.startIndex..<text.endIndex, in: text)
print(regex.numberOfMatches(in: text, range: range), regex.numberOfCaptureGroups, regex.pattern)
for match in regex.matches(in: text, options: [], range: range) {
  print(match.range, match.numberOfRanges, match.range(at: 1).location, match.range(at: 2).length)
  if let whole = Range(match.range, in: text), let area = Range(match.range(at: 1), in: text) {
    print(text[whole], text[area])
  }
}
if let first = regex.firstMatch(in: text, range: range) { print((text as NSString).substring(with: first.range)) }
print(regex.rangeOfFirstMatch(in: text, range: range), regex.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
print(regex.stringByReplacingMatches(in: text, range: range, withTemplate: "<$2-$1>"))
