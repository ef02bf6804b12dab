// Characters: properties, conversions, arithmetic through scalars, ranges and frequency counting.
let samples: [Character] = ["a", "Z", "5", " ", "é", "!", "\n", "½", "漢"]
for c in samples where c != "\n" {
  print(c, c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isLowercase, c.isPunctuation)
}
print(Character("7").wholeNumberValue!, Character("x").wholeNumberValue as Any, Character("f").hexDigitValue!)
print(Character("a").asciiValue!, Character("é").asciiValue as Any, Character("a").isASCII)
print(Character("ß").uppercased(), Character("Q").lowercased(), "a" as Character == "a")
print(Character(UnicodeScalar(65)), String(UnicodeScalar(0x61 as UInt8)), Unicode.Scalar("a").value)
func rot13(_ text: String) -> String {
  String(
    text.map { c -> Character in
      guard let v = c.asciiValue else { return c }
      switch c {
      case "a"..."z": return Character(UnicodeScalar((v - 97 + 13) % 26 + 97))
      case "A"..."Z": return Character(UnicodeScalar((v - 65 + 13) % 26 + 65))
      default: return c
      }
    })
}
print(rot13("Hello, World!"), rot13(rot13("Round trip")))
var counts: [Character: Int] = [:]
for c in "mississippi" { counts[c, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" })
let isVowel: (Character) -> Bool = { "aeiou".contains($0) }
print("education".filter(isVowel), "rhythm".filter(isVowel).isEmpty)
print("abc".unicodeScalars.map(\.value), "é".utf8.count, "é".utf16.count, Array("hi".utf8))
print(("a"..."e").contains("c"), "a" < ("b" as Character), ["b", "a", "C"].sorted() as [Character])
print("12a3".compactMap(\.wholeNumberValue).reduce(0, +), "a".first.map(String.init) ?? "")
func isPalindrome(_ s: String) -> Bool {
  let letters = s.lowercased().filter(\.isLetter)
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))
