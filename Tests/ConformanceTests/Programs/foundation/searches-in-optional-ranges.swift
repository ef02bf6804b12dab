import Foundation
func isEmail(_ text: String) -> Bool {
  text.range(of: "^[a-z]+@[a-z]+\\.com$", options: .regularExpression, range: nil, locale: nil) != nil
}
print(isEmail("ann@mail.com"), isEmail("ann"))
let text = "one two one"
let rest = text.index(text.startIndex, offsetBy: 1)..<text.endIndex
func offset(_ found: Range<String.Index>?) -> Int? { found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } }
print(offset(text.range(of: "one", range: rest)) ?? -1, offset(text.range(of: "one", range: nil)) ?? -1)
let maybe: Range<String.Index>? = rest
print(offset(text.range(of: "ONE", options: [.caseInsensitive], range: maybe, locale: nil)) ?? -1)
print(offset(text.range(of: "one", options: .backwards, locale: .current)) ?? -1, offset(text.range(of: "x")) ?? -1)
print(offset(text.range(of: "one", options: [], range: maybe, locale: Locale(identifier: "en"))) ?? -1)
let sub = text.dropFirst(4)
print(sub.range(of: "one", options: [], range: nil, locale: nil) != nil, sub.range(of: "two", range: nil) != nil)
print(text.rangeOfCharacter(from: .whitespaces, options: [], range: nil) != nil)
print(text.replacingOccurrences(of: "one", with: "1", options: [], range: nil), text.replacingOccurrences(of: "one", with: "1", options: [], range: maybe))
