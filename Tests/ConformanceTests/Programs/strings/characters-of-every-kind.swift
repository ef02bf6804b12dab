// characters
let cs: [Character] = ["a", "Z", "5", "½", " ", "\n", "é", "ß", "+", "(", "👍", "٣", "Ⅷ", "€"]
for c in cs {
  print(c.debugDescription, c.isLetter, c.isNumber, c.isWholeNumber, c.wholeNumberValue as Any, c.isWhitespace, c.isNewline, c.isPunctuation, c.isSymbol, c.isMathSymbol, c.isCurrencySymbol, c.isASCII, c.asciiValue as Any, c.isUppercase, c.isLowercase, c.isCased, c.isHexDigit, c.hexDigitValue as Any)
}
print(cs.map { $0.uppercased() }, cs.map { $0.lowercased() })
print(Character("a") < Character("b"), cs.sorted().map(String.init).joined())
print(Character("x").unicodeScalars.first!.value, Character("é").utf8.count, Character("👍").utf16.count)
print(("a"..."f").contains("c"), ("a"..."f").contains("g"))
let r: ClosedRange<Character> = "0"..."9"
print("a1b2".filter { r.contains($0) })
print(String(repeating: Character("="), count: 5), String(Character("q")) + "r")
print(Character(UnicodeScalar(UInt8(65))), Character("\u{65}\u{301}") == "é")
switch Character("k") { case "a"..."m": print("first half"); default: print("second") }
