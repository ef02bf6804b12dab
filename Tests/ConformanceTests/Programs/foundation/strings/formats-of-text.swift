import Foundation

// Reading text formats: CSV, INI, query strings, semantic versions, with Foundation's tools.
let csv = "name,age,city\n\"Lee, Ann\",34,\"New \"\"York\"\"\"\nBob,,Paris\n"
func parse(_ text: String) -> [[String]] {
  var rows: [[String]] = [[]], field = "", isQuoted = false
  var iterator = text.makeIterator()
  while let character = iterator.next() {
    switch (character, isQuoted) {
    case ("\"", true): isQuoted = false
    case ("\"", false):
      if !field.isEmpty || rows[rows.count - 1].isEmpty && false { field.append("\"") }
      isQuoted = true
    case (",", false): rows[rows.count - 1].append(field); field = ""
    case ("\n", false): rows[rows.count - 1].append(field); field = ""; rows.append([])
    default: field.append(character)
    }
  }
  return rows.filter { !$0.isEmpty }
}
for row in parse(csv) { print(row.count, row) }
let ini = """
  [server]
  host = example.com ; comment
  port=8080

  [client]
  retry = true
  """
var sections: [String: [String: String]] = [:], current = ""
for line in ini.components(separatedBy: .newlines) {
  let text = (line.components(separatedBy: ";").first ?? "").trimmingCharacters(in: .whitespaces)
  if text.hasPrefix("["), text.hasSuffix("]") { current = String(text.dropFirst().dropLast()) } else if let equals = text.firstIndex(of: "=") {
    let key = text[..<equals].trimmingCharacters(in: .whitespaces), value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    sections[current, default: [:]][key] = value
  }
}
for (name, values) in sections.sorted(by: { $0.key < $1.key }) { print(name, values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) }
struct Version: Comparable, CustomStringConvertible {
  let parts: [Int]
  init?(_ text: String) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    parts = numbers.compactMap { $0 }
  }
  static func < (a: Version, b: Version) -> Bool { a.description.compare(b.description, options: .numeric) == .orderedAscending }
  var description: String { parts.map(String.init).joined(separator: ".") }
}
print(["1.10", "1.9.1", "1.2", "x.1"].compactMap(Version.init).sorted(), Version("") == nil)
let markdown = "# Title\n\nSome *text* with `code` and a [link](https://example.com)."
if let range = markdown.range(of: #"\[([^\]]+)\]\(([^)]+)\)"#, options: .regularExpression) { print(markdown[range], markdown.distance(from: markdown.startIndex, to: range.lowerBound)) }
let template = "Hello {{name}}, you owe {{amount}}."
let filled = ["name": "Ann", "amount": String(format: "%.2f", 12.5)].reduce(template) { $0.replacingOccurrences(of: "{{\($1.key)}}", with: $1.value) }
print(filled, filled.range(of: "owe", options: .caseInsensitive) != nil)
print("k1=v1&k2=a%20b&k3".components(separatedBy: "&").map { $0.components(separatedBy: "=").map { $0.removingPercentEncoding ?? $0 } })
print("2024-02-29T10:00:00Z".prefix(10).split(separator: "-").compactMap { Int($0) }, "a.b.c".components(separatedBy: ".").last ?? "", ("path/to/file.txt" as NSString).deletingPathExtension)
