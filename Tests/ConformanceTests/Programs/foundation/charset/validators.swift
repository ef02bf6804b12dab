import Foundation

// Character sets in validators.
let hex = CharacterSet(charactersIn: "0123456789abcdefABCDEF")
func isHex(_ text: String) -> Bool { !text.isEmpty && text.unicodeScalars.allSatisfy(hex.contains) }
print(["1f", "xyz", "", "ABC "].map(isHex))
print("a1b2 c3".components(separatedBy: .decimalDigits), "a, b;c".components(separatedBy: CharacterSet(charactersIn: ",; ")))
print("  \n text\t".trimmingCharacters(in: .whitespacesAndNewlines).debugDescription, "--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
print("Grüße, 世界! 123".unicodeScalars.filter(CharacterSet.letters.contains).map(String.init).joined())
print(String("p@ss-w0rd".unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }), "tel: +49 (30) 1234".components(separatedBy: CharacterSet.decimalDigits.inverted).joined())
var set = CharacterSet.lowercaseLetters
set.insert(charactersIn: "XYZ")
set.remove("a")
set.insert(Unicode.Scalar("_"))
set.formUnion(CharacterSet(charactersIn: Unicode.Scalar("0")...Unicode.Scalar("3")))
print("aZ_b02 9".unicodeScalars.map { set.contains($0) })
print(set.isSuperset(of: CharacterSet(charactersIn: "bc")), set.isDisjoint(with: .whitespaces), CharacterSet().isEmpty, hex.inverted.contains("g"))
print(hex.intersection(.letters) == CharacterSet(charactersIn: "abcdefABCDEF"), hex.subtracting(.decimalDigits).contains("5"), hex.symmetricDifference(hex).isEmpty)
for (name, one) in [
  ("punctuation", CharacterSet.punctuationCharacters), ("symbols", .symbols), ("controls", .controlCharacters), ("newlines", .newlines),
  ("capitalized", .capitalizedLetters), ("marks", .nonBaseCharacters), ("uppercase", .uppercaseLetters), ("illegal", .illegalCharacters),
] { print(name, ["!", "+", "\u{7}", "\n", "ǅ", "\u{301}", "É", "$", "€", "_"].map { one.contains(Unicode.Scalar($0)!) ? 1 : 0 }) }
let query = "a b&c=d/é?#[]@!$'()*+,;:"
for (name, one) in [
  ("query", CharacterSet.urlQueryAllowed), ("path", .urlPathAllowed), ("host", .urlHostAllowed), ("fragment", .urlFragmentAllowed), ("user", .urlUserAllowed),
] { print(name, query.addingPercentEncoding(withAllowedCharacters: one) ?? "nil") }
print("100%25 caf%C3%A9".removingPercentEncoding ?? "nil", "%zz".removingPercentEncoding ?? "nil", "%FF".removingPercentEncoding ?? "nil")
print("ab12cd".rangeOfCharacter(from: .decimalDigits).map { "ab12cd"[$0] } ?? "-", "ab12cd".rangeOfCharacter(from: .decimalDigits, options: .backwards).map { "ab12cd"[$0] } ?? "-")
print(CharacterSet(charactersIn: "é").contains("\u{e9}"), CharacterSet(charactersIn: "👍").contains("👍"), set.hasMember(inPlane: 0), set.hasMember(inPlane: 1))
