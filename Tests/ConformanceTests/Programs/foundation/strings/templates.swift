import Foundation

func fill(_ template: String, _ values: [String: String]) -> String {
  values.reduce(template) { $0.replacingOccurrences(of: "{{\($1.key)}}", with: $1.value) }
}
print(fill("Dear {{name}}, your {{thing}} is ready.", ["name": "Bo", "thing": "cake"]))
var text = "the cat sat on the mat"
while let range = text.range(of: "the") { text.replaceSubrange(range, with: "a") }
print(text)
if let open = text.range(of: "cat "), let close = text.range(of: " on", range: open.upperBound..<text.endIndex) { print(text[open.upperBound..<close.lowerBound]) }
print(text.replacingCharacters(in: text.startIndex..<text.index(after: text.startIndex), with: "The"))
var words: [String] = []
text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) { word, _, _, _ in if let word { words.append(word) } }
print(words.count, words.prefix(3))
print("a\u{301}" == "á", "Cafe\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count, "é".decomposedStringWithCanonicalMapping.unicodeScalars.count)
print("tabs\tand".components(separatedBy: .whitespaces), "x".localizedCapitalized, "HELLO".localizedLowercase)
