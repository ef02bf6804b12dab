import Foundation

func all(_ pattern: String, _ text: String, _ options: NSRegularExpression.Options = []) throws -> [String] {
  let regex = try NSRegularExpression(pattern: pattern, options: options)
  return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
    Range(match.range, in: text).map { String(text[$0]) } ?? "none"
  }
}
print(try all("swift", "Swift swift SWIFT", .caseInsensitive), try all("swift", "Swift swift SWIFT"))
print(try all("^\\w+", "one two\nthree four", .anchorsMatchLines), try all("^\\w+", "one two\nthree four"))
print(try all("a.b", "a\nb axb", .dotMatchesLineSeparators), try all("a b # comment", "ab", .allowCommentsAndWhitespace))
print(try all("(?<=#)\\w+", "tags #one and #zwei"), try all("\\b\\w{5}\\b", "apple pear melon"))
print(try all("é+", "café éé"), try all("👍.", "ok 👍a 👍b"))
print(NSRegularExpression.escapedPattern(for: "1+1=2?"))
do { _ = try NSRegularExpression(pattern: "([a-z") } catch { print("bad pattern", (error as NSError).domain, (error as NSError).code) }
