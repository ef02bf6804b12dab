import Foundation
let log = """
  2024-03-01 10:20:30 [INFO] user=ann id=17 started
  2024-03-01 10:20:31 [ERROR] user=bob id=18 failed: code 500
  bad line
  2024-03-01 10:21:00 [WARN] user=cy id=19
  """
let regex = try NSRegularExpression(
  pattern: #"^(\d{4}-\d{2}-\d{2}) (?<time>[\d:]+) \[(\w+)\] user=(\w+)(?: id=(\d+))?(.*)$"#,
  options: [.anchorsMatchLines])
let whole = NSRange(log.startIndex..., in: log)
for match in regex.matches(in: log, range: whole) {
  let parts = (1..<match.numberOfRanges).map { i in Range(match.range(at: i), in: log).map { String(log[$0]) } ?? "nil"
  }
  print(parts, Range(match.range(withName: "time"), in: log).map { log[$0] }!)
}
print(
  regex.numberOfMatches(in: log, range: whole), regex.numberOfCaptureGroups,
  regex.firstMatch(in: log, range: NSRange(location: 60, length: 100)).map { $0.range } as Any)
print(regex.stringByReplacingMatches(in: log, range: whole, withTemplate: "$3:$4:${time}"))
let mutable = NSMutableString(string: "aaa bbb")
print(
  try NSRegularExpression(pattern: "(a)(a)").replaceMatches(
    in: mutable, range: NSRange(location: 0, length: mutable.length), withTemplate: "$2-\\$1"), mutable)
do { _ = try NSRegularExpression(pattern: "(") } catch { print((error as NSError).code, (error as NSError).domain) }
print(
  NSRegularExpression.escapedPattern(for: "a.b*c"), NSRegularExpression.escapedTemplate(for: "$1\\"),
  regex.pattern.count, regex.options == .anchorsMatchLines)
let email = try NSRegularExpression(pattern: "[a-z0-9.]+@[a-z]+\\.[a-z]{2,}", options: .caseInsensitive)
for text in ["Ann.B@Example.com", "x@y", "mail: a@b.org, c@d.net"] {
  print(
    text,
    email.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
      (text as NSString).substring(with: $0.range)
    })
}
email.enumerateMatches(in: "a@b.org c@d.net", range: NSRange(location: 0, length: 15)) { match, flags, stop in
  print(match!.range, flags.rawValue); stop.pointee = true
}
let swift = #/(?<key>\w+)=(?<value>\w+)/#
for m in log.matches(of: swift).prefix(3) { print(m.key, m.value, m.0) }
print(
  log.firstMatch(of: #/\[(ERROR|WARN)\]/#)?.1 ?? "-",
  "2024-03-01".wholeMatch(of: #/(\d+)-(\d+)-(\d+)/#).map { [$0.1, $0.2, $0.3] } ?? [], log.ranges(of: #/user/#).count,
  "a1b22".replacing(#/\d+/#) { "<\($0.0.count)>" }, "k=v;k2=v2".split(separator: #/[;=]/#))
