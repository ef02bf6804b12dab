// Strings: building, slicing, scanning, Unicode, formatting by hand, multiline literals, comparison, characters.
let text = "Hello, Wörld! 👋🏽"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count, text.reversed().prefix(2).map { $0 })
let comma = text.firstIndex(of: ",")!
print(
  text[..<comma], text[comma...].dropFirst(2), text[text.index(after: comma)],
  text.distance(from: text.startIndex, to: comma))
print(
  text.prefix(5), text.suffix(1), text.dropLast(3), text.contains("Wö"), text.hasPrefix("Hell"), text.lowercased(),
  text.uppercased())
var s = "abc"
s.insert("X", at: s.index(s.startIndex, offsetBy: 1))
s.append("d"); s += "ef"; s.insert(contentsOf: "12", at: s.endIndex)
s.remove(at: s.startIndex); s.removeLast(); s.replaceSubrange(s.startIndex...s.startIndex, with: "YZ")
print(
  s, s.count, s.isEmpty, s.first!, s.last!, s.max()!, s.min()!, String(s.sorted()), s.firstIndex { $0.isNumber } == nil)
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a b".split(separator: " ").map(String.init).joined(separator: "+"))
print("x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }.map { ($0[0], Int($0[1])!) })
let multi = """
  first "quoted" \("inter" + "polated")
    indented \\ backslash
  last \
  joined
  """
print(multi)
print(
  #"raw \n \(text) \#(1 + 1)"#, "tab\there", "nul\0".count, "quote\"s", "\u{1F600}", "e\u{301}" == "é", "\u{301}e".count
)
for (i, c) in "héy".enumerated() {
  print(i, c, c.isLetter, c.isASCII, c.asciiValue as Any, c.unicodeScalars.first!.value, terminator: "; ")
}
print()
print(
  "apple" < "banana", "Zebra" < "apple", "a" < "á", "abc" == "abc", "10" < "9", ["b", "C", "a"].sorted(),
  ["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() })
print(
  String(repeating: "ab", count: 3), String(["a", "b"] as [Character]), String(42), String(3.5), String(true),
  String(describing: [1]), String("abc".reversed()))
print(
  Array("abc"), "abc".map { $0.uppercased() }, "a1b2".filter(\.isNumber), "abc".reduce("") { "\($1)\($0)" },
  "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func pad(_ s: String, _ n: Int, _ c: Character = " ") -> String {
  s.count >= n ? s : String(repeating: c, count: n - s.count) + s
}
print(
  pad("7", 3, "0"), pad("abc", 2), "|" + pad("x", 4) + "|",
  "title case words".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
func isPalindrome(_ s: String) -> Bool { let t = s.lowercased().filter(\.isLetter); return t == String(t.reversed()) }
print(
  isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"), "abc".contains { $0 == "b" },
  "abc".allSatisfy(\.isLowercase), "".isEmpty)
func caesar(_ s: String, _ n: UInt8) -> String {
  String(
    s.map { c in
      guard let v = c.asciiValue, c.isLowercase else { return c };
      return Character(UnicodeScalar((v - 97 + n) % 26 + 97))
    })
}
print(
  caesar("hello, world", 3), caesar("khoor", 23), "abc".utf8.map { $0 }, String(decoding: [72, 105], as: UTF8.self),
  String(UnicodeScalar(65)), Character("é").unicodeScalars.count)
let sub = text.dropFirst(7).prefix(5)
print(sub, type(of: sub), String(sub), sub == "Wörld", sub.count, sub.uppercased(), "[\(sub)]")
var out = ""
for word in ["one", "two"] where word != "one" || true { out += word; out.append(contentsOf: "-") }
if out.hasSuffix("-") { out.removeLast() }
