// The everyday String methods: case, search, split, join, slices, replace by hand, comparison.
let s = "Hello, World"
print(s.count, s.isEmpty, "".isEmpty, s.uppercased(), s.lowercased())
print(s.hasPrefix("Hell"), s.hasSuffix("d"), s.hasPrefix(""), s.contains("lo, W"), s.contains("z"))
print(s.first!, s.last!, "".first as Any, s.contains("W" as Character))
print(s.split(separator: ","), s.split(separator: "o"), "a,,b".split(separator: ","))
print("a,,b".split(separator: ",", omittingEmptySubsequences: false), "a b c".split(separator: " ", maxSplits: 1))
print(["a", "b", "c"].joined(), ["a", "b"].joined(separator: ", "), [String]().joined(separator: "-"))
print(String(s.reversed()), s.prefix(3), s.suffix(3), s.dropFirst(7), s.dropLast(5), s.prefix(100))
print(String(repeating: "ab", count: 3), String(["x", "y"] as [Character]), String("z" as Character))
print(s.filter { $0.isLetter }, s.map { String($0) }.count, String(s.map { $0 == "o" ? "0" : $0 }))
print("a" < "b", "a" < "B", "abc" < "abd", "" < "a", "10" < "9", "é" == "e\u{301}", "a" + "b" == "ab")
var text = "abc"
text.append("d")
text += "ef"
text.append(contentsOf: ["g", "h"])
text.insert("!", at: text.startIndex)
print(text, text.removeFirst(), text.removeLast(), text)
text.removeAll { $0 == "c" }
print(text, text.firstIndex(of: "z") == nil, text.max()!, text.min()!, text.sorted())
let index = text.index(text.startIndex, offsetBy: 2)
print(text[index], text[..<index], text[index...], text[text.index(after: index)])
if let comma = s.firstIndex(of: ",") { print(s[..<comma], s[s.index(comma, offsetBy: 2)...]) }
for (i, c) in "héy".enumerated() { print(i, c, terminator: ";") }
print()
print(Array("abc"), Set("aab").count, "abc".enumerated().map { "\($0)\($1)" })
print("line1\nline2\n".split(separator: "\n"), "  trim me ".drop { $0 == " " })
print("one two".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print("abc".allSatisfy { $0.isLowercase }, "a1".contains { $0.isNumber })
print("banana".reduce(into: 0) { $0 += $1 == "a" ? 1 : 0 })
print("abc".elementsEqual("abc"), zip("ab", "xy").map { "\($0)\($1)" }, "a".compare("b"))
extension String { func compare(_ other: String) -> Int { self < other ? -1 : self == other ? 0 : 1 } }
