import Foundation

let log = """
2024-01-02 ERROR disk full
2024-01-03 INFO started
2024-01-04 ERROR no network
"""
let regex = try NSRegularExpression(
  pattern: "^(?<date>[\\d-]+) (?<level>[A-Z]+) (?<text>.*)$", options: .anchorsMatchLines)
for match in regex.matches(in: log, range: NSRange(log.startIndex..., in: log)) {
  var parts: [String] = []
  for name in ["date", "level", "text"] {
    if let range = Range(match.range(withName: name), in: log) { parts.append(String(log[range])) }
  }
  print(parts)
}
var count = 0
regex.enumerateMatches(in: log, range: NSRange(log.startIndex..., in: log)) { match, _, stop in
  guard match != nil else { return }
  count += 1
  if count == 2 { stop.pointee = true }
}
print(count)
let optional = try NSRegularExpression(pattern: "a(b)?(c)")
if let match = optional.firstMatch(in: "ac", range: NSRange(location: 0, length: 2)) {
  print(match.range(at: 1).location == NSNotFound, match.range(at: 2))
}
let text = NSMutableString(string: "one two")
print(try NSRegularExpression(pattern: "o").replaceMatches(in: text, range: NSRange(location: 0, length: text.length), withTemplate: "0"), text)
