import Foundation

extension String {
  var isNumeric: Bool { !isEmpty && rangeOfCharacter(from: .decimalDigits.inverted) == nil }
  var slug: String {
    lowercased().components(separatedBy: .alphanumerics.inverted).filter { !$0.isEmpty }.joined(separator: "-")
  }
  func only(_ set: CharacterSet) -> String { String(unicodeScalars.filter(set.contains)) }
}
for text in ["123", "12a", "", "٣"] { print(text, text.isNumeric) }
print("Hello, big World!  2".slug, "(555) 123-4567".only(.decimalDigits), "a1b2".only(.letters))
struct Password {
  let text: String
  var problems: [String] {
    var found: [String] = []
    if text.rangeOfCharacter(from: .uppercaseLetters) == nil { found.append("uppercase") }
    if text.rangeOfCharacter(from: .decimalDigits) == nil { found.append("digit") }
    if text.rangeOfCharacter(from: .punctuationCharacters.union(.symbols)) == nil { found.append("symbol") }
    if text.rangeOfCharacter(from: .whitespacesAndNewlines) != nil { found.append("space") }
    return found
  }
}
for text in ["abc", "Abc1!", "ABC 1+"] { print(text, Password(text: text).problems) }
let initials = "ada king lovelace".capitalized.only(.uppercaseLetters)
print(initials, "camelCaseName".unicodeScalars.reduce(into: "") { $0 += CharacterSet.uppercaseLetters.contains($1) ? "_" + String($1).lowercased() : String($1) })
