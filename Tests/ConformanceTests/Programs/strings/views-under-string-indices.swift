let s = "héllo 👨‍👩‍👧 wörld"
let u = s.utf8
print(u.count, u.first!, u[u.startIndex], u.index(after: u.startIndex) == s.index(after: s.startIndex))
let i = u.index(u.startIndex, offsetBy: 3)
print(u[i], u[u.startIndex..<i].count, Array(u[i...].prefix(3)), String(u.prefix(3)) ?? "nil", String(Substring(u.prefix(3))))
print(s.utf16.count, s.unicodeScalars.count, s.utf16[s.utf16.index(s.utf16.startIndex, offsetBy: 1)], s.unicodeScalars[s.unicodeScalars.index(after: s.unicodeScalars.startIndex)])
let j = String.Index(utf16Offset: 6, in: s)
print(s[j], j.utf16Offset(in: s), s.utf16.distance(from: s.startIndex, to: j), s[..<j])
let bad = u.index(u.startIndex, offsetBy: 2)
print(bad.samePosition(in: s) == nil, i.samePosition(in: s) == nil, i.samePosition(in: s.unicodeScalars) != nil, String.Index(bad, within: s) == nil, s.startIndex.samePosition(in: u) == u.startIndex)
let sub = s.dropFirst(2).prefix(3)
print(sub, sub.startIndex == s.index(s.startIndex, offsetBy: 2), sub.utf8.count)
if let k = s.firstIndex(of: "w") { print(s.utf8.distance(from: s.startIndex, to: k), s.utf16.distance(from: s.utf16.startIndex, to: k), s.unicodeScalars.distance(from: s.startIndex, to: k), s[k...].utf8.count) }
if let k = s.utf8.firstIndex(of: UInt8(ascii: " ")) { print(s[..<k], s[s.index(after: k)...].first!) }
if let k = s.unicodeScalars.firstIndex(where: { $0.value > 1000 }) { print(s[..<k]) }
for (n, idx) in s.utf16.indices.enumerated() where n < 2 { print(s.utf16[idx]) }
print(s.utf8.indices.count, Array(s.unicodeScalars.reversed()).prefix(2).map(String.init), s.utf8.last!, s.utf8.reversed().first!)
print(s.utf8.elementsEqual("héllo 👨‍👩‍👧 wörld".utf8), s.utf8.starts(with: "h".utf8), "abc".utf8.map { $0 + 1 }, String(decoding: "abc".utf8.map { $0 + 1 }, as: UTF8.self))
print(String(s.unicodeScalars.filter { $0.isASCII }), String(String.UnicodeScalarView(s.unicodeScalars.prefix(2))), s.unicodeScalars.map { $0.utf8.count })
var out = ""; var it = s.unicodeScalars.makeIterator(); while let c = it.next() { out.unicodeScalars.append(c) }; print(out == s)
print(s.utf8.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }, s.utf8.dropFirst().first!, s.utf8[s.utf8.index(before: s.utf8.endIndex)])
func scan(_ t: String) -> [String] { var r: [String] = []; var p = t.utf8.startIndex; let v = t.utf8
  while p < v.endIndex { var q = p; while q < v.endIndex, v[q] != UInt8(ascii: ",") { q = v.index(after: q) }
    r.append(String(t[p..<q])); if q < v.endIndex { p = v.index(after: q) } else { p = q } }
  return r }
print(scan("a,bc,,d"))
struct Lexer { let src: String.UTF8View; var pos: String.UTF8View.Index; init(_ s: String) { src = s.utf8; pos = src.startIndex }
  mutating func number() -> Int? { var n = 0, any = false; while pos != src.endIndex, case let c = src[pos], c >= 48 && c <= 57 { n = n * 10 + Int(c - 48); src.formIndex(after: &pos); any = true }; return any ? n : nil } 
  var rest: Substring { Substring(src[pos...]) } }
var lx = Lexer("123abc"); print(lx.number() ?? -1, lx.rest, lx.number() as Any)
print("a\u{301}".utf16.count, "a\u{301}" == "á", "a\u{301}".utf8.elementsEqual("á".utf8), "🇫🇷".unicodeScalars.count, "\u{1F1EB}".utf16.map { String($0, radix: 16) })
print(s.withContiguousStorageIfAvailableCount)
extension String { var withContiguousStorageIfAvailableCount: Int { utf8.withContiguousStorageIfAvailable { $0.count } ?? -1 } }
