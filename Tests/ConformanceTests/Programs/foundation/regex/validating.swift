import Foundation

struct Validator {
  let regex: NSRegularExpression
  init(_ pattern: String) {
    guard let regex = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { fatalError(pattern) }
    self.regex = regex
  }
  func accepts(_ text: String) -> Bool {
    let range = NSRange(location: 0, length: text.utf16.count)
    return regex.firstMatch(in: text, options: [], range: range)?.range == range
  }
}
let email = Validator("[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}")
for text in ["ada@example.com", "bad@", "x.y+z@sub.domain.org", "a b@c.de", ""] { print(text, email.accepts(text)) }
let hex = Validator("#?([0-9a-f]{6}|[0-9a-f]{3})")
for text in ["#fff", "123abc", "#12345", "xyz"] { print(text, hex.accepts(text)) }
print("a1b22c".range(of: "[0-9]+", options: .regularExpression) != nil)
print("a1b22c".replacingOccurrences(of: "[0-9]+", with: "-", options: .regularExpression))
print("2024-05-06".replacingOccurrences(of: "(\\d+)-(\\d+)-(\\d+)", with: "$3.$2.$1", options: .regularExpression))
if let range = "order 66 now".range(of: "\\d+", options: .regularExpression) { print("order 66 now"[range]) }
