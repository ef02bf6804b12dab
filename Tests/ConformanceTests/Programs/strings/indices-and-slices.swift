// String.Index arithmetic, substrings sharing indices with their base, ranges, and walking by hand.
let s = "Swift 日本 é!"
print(s.count, s[s.startIndex], s[s.index(before: s.endIndex)], s[s.index(s.startIndex, offsetBy: 6)])
let space = s.firstIndex(of: " ")!
let first = s[..<space]
let rest = s[s.index(after: space)...]
print(first, rest, first.count, rest.first!, type(of: first), String(first) == "Swift")
print(s.distance(from: s.startIndex, to: space), s.lastIndex(of: " ").map { s.distance(from: s.startIndex, to: $0) }!)
print(s.index(s.startIndex, offsetBy: 100, limitedBy: s.endIndex) == nil, s.indices.count, s.startIndex < space)
var i = s.startIndex
var walked = ""
while i < s.endIndex {
  walked = String(s[i]) + walked
  i = s.index(after: i)
}
print(walked, String(s.reversed()) == walked)
for i in s.indices where s[i].isWhitespace { print("space at", s.distance(from: s.startIndex, to: i)) }
extension String {
  subscript(n: Int) -> Character { self[index(startIndex, offsetBy: n)] }
  subscript(r: Range<Int>) -> String {
    String(self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)])
  }
  func firstRange(of text: String) -> Range<Int>? {
    let a = Array(self), b = Array(text)
    guard b.count <= a.count else { return nil }
    for start in 0...(a.count - b.count) where Array(a[start..<start + b.count]) == b { return start..<start + b.count }
    return nil
  }
}
print(s[0], s[6], s[0..<5], s[6..<8], s.firstRange(of: "日本")!, s.firstRange(of: "zz") as Any)
var m = "abcdef"
let c = m.firstIndex(of: "c")!
m.remove(at: c)
m.removeSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2))
m.replaceSubrange(m.startIndex..<m.index(after: m.startIndex), with: "XYZ")
print(m)
let sub = "hello world".dropFirst(6)
print(sub, sub.startIndex > "hello world".startIndex, sub.uppercased(), sub + "!", sub.hasPrefix("wor"), sub == "world")
print(String(sub.prefix(2)) + "x", [sub, "x"], sub.map { $0 }.count, sub.contains("r"), Array(sub)[0], sub.isEmpty)
let parts = "a=b=c".split(separator: "=", maxSplits: 1)
print(parts[1], parts.map(String.init), parts[1].split(separator: "="), parts.joined(separator: "/"))
print("abc".prefix(while: { $0 != "c" }), "abc".suffix(from: "abc".index("abc".startIndex, offsetBy: 1)))
print("x".dropLast(5).isEmpty)
let numbers = "1,22,333"
print(numbers.split(separator: ",").map(\.count), numbers.split(separator: ",").compactMap { Int($0) }.reduce(0, +))
