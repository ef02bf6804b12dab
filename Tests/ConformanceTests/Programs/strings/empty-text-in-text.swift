print("abc".contains(""), "abc".contains("b"), [1].contains([]), "".contains(""), "abc"[...].contains(""))
let e = ""
print("abc".contains(e), "".contains(e), "abc".contains(e[...]), e.contains("a"))
let s = "abcab"
let none = ""
print(s.split(separator: none), s.ranges(of: none).count, s.firstRange(of: none) == nil, s.replacing(none, with: "-"))
print(s.starts(with: none), s.hasPrefix(none), s.hasSuffix(none), s.trimmingPrefix(none), s.trimmingPrefix("ab"))
print("".split(separator: none), "".ranges(of: none).count, "".replacing(none, with: "-"), "".split(separator: " ", omittingEmptySubsequences: false))
print(s.split(separator: "ab"), s.split(separator: "ab", omittingEmptySubsequences: false), s.split(separator: "ab", maxSplits: 1, omittingEmptySubsequences: false))
print([1, 2, 3, 1, 2].split(separator: [1, 2]), [1, 2, 3].ranges(of: []).count, [1, 2, 1, 2].firstRange(of: [2, 1]) as Any)
print([1, 2, 3].contains([2, 3]), [1, 2, 3].contains([]), [1, 2, 3, 1, 2].replacing([1, 2], with: [9]))
var t = "aXbX"
t.replace("X", with: "yy"); print(t)
t.replace("y", with: "", maxReplacements: 1); print(t)
var u = "  trim"
u.trimPrefix(while: \.isWhitespace); print(u, "xxab".trimmingPrefix(while: { $0 == "x" }))
u.trimPrefix("tr"); print(u)
let cs: [Character] = ["a", "b"]
print("cab".contains(cs), "cab".split(separator: cs), "cab".firstRange(of: cs) != nil, "cab".ranges(of: cs).count)
print("aéb".split(separator: "é"), "e\u{301}x".contains("e"), "e\u{301}x".contains("\u{301}"), "e\u{301}x".split(separator: "e"))
print("a\r\nb\nc".split(separator: "\n"), "a\r\nb".split(separator: "\r\n"), "a\r\nb".split(whereSeparator: \.isNewline))
