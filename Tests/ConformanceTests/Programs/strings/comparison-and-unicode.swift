// Comparison is by canonical equivalence, count by grapheme; uppercasing and the views show the parts.
let composed = "caf\u{e9}", decomposed = "cafe\u{301}"
print(composed == decomposed, composed.count, decomposed.count, decomposed.unicodeScalars.count, composed.utf8.count)
print(decomposed.hasPrefix("cafe"), composed.hasPrefix("caf"), composed.contains("é"))
print(Set([composed, decomposed]).count)
print(["b", "a", "B", "A", "é", "z", "10", "9", ""].sorted())
print("a" < "b", "Z" < "a", "abc" < "abd", "ab" < "abc", "" < "a", "é" > "z", "apple" < "Banana")
print("straße".uppercased(), "ÉCOLE".lowercased(), "ß".count, "ŉ".uppercased().count)
let family = "👨‍👩‍👧", flag = "🇳🇴", thumbs = "👍🏽"
print(family.count, flag.count, thumbs.count, (family + flag).count, family.unicodeScalars.count, flag.utf16.count)
print(family, flag, thumbs, [family], String((flag + "x").reversed()), "\u{1F44D}" == "👍")
print("e\u{301}".first! == "é", "\r\n".count, "a\u{0}b".count, "ab\n".count, "\t".unicodeScalars.first!.value)
for scalar in "aé".unicodeScalars { print(scalar, scalar.value, scalar.isASCII) }
print(Array("hé".utf8), String(decoding: [104, 105] as [UInt8], as: UTF8.self), Array("hi".utf16))
print(String(UnicodeScalar(0x263A)!), Character(Unicode.Scalar(97)), "\u{263A}", UnicodeScalar("z").value)
let text = "naïve café"
print(text.count, text.uppercased(), text.split(separator: " ").map(\.count), text.filter { !$0.isASCII })
print("Å" == "\u{212B}", "ﬁ".count, "ﬁ" == "fi", "１".first!.isNumber, "一".first!.isLetter, "🙂".first!.isSymbol)
print("abc".max()!, "hello".sorted(), "ba" > "ab", max("pear", "apple"), ["x", "yy"].max { $0.count < $1.count }!)
print("a".isEmpty, "".count, " ".isEmpty, "x".hasPrefix("xy"), "abc".hasSuffix("bc"), "abc".hasSuffix(""))
func same(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }
print(same("Swift", "sWIFT"), same("É", "é"), "a".compare(with: "b"), "b".compare(with: "a"), "a".compare(with: "a"))
extension String {
  func compare(with other: String) -> Int { self == other ? 0 : self < other ? -1 : 1 }
  func isAnagram(of other: String) -> Bool { sorted() == other.sorted() }
}
print("listen".isAnagram(of: "silent"), "abc".isAnagram(of: "abd"), "\"".count, "\\".count, #"\n"#.count)
switch composed {
case "cafe": print("plain")
case decomposed: print("equivalent")
default: print("other")
}
