import RegexBuilder
func f(_ a: [any RegexComponent]) -> Int { a.count }
let s = ["a", "b"]
print(f(s), f(["x", Optionally { "y" }]))
let r: some RegexComponent = "bc"
print("abcd".firstMatch(of: r)!.range.lowerBound.utf16Offset(in: "abcd"))
print("abcd".wholeMatch(of: "abcd") != nil)
let c: Character = "c"
print("abcd".firstMatch(of: c)!.output)
let sub: Substring = "cd"
print("abcd".firstMatch(of: sub)!.output)
print(s.contains { "xxb".contains($0) })
print("a.b.c".ranges(of: ".").count, "a.b.c".split(separator: ".").count, "abab".replacing("b", with: "."))
print("abc".starts(with: "ab"), "abc".contains("bc"), "xabc".trimmingPrefix("x"))
let all = Regex { "a"; OneOrMore("b"); Capture { ChoiceOf { "x"; "y" } }; c }
print("abbyc".wholeMatch(of: all)!.output.1)
extension String { func hasAny(_ parts: [any RegexComponent]) -> Bool { parts.contains { contains($0) } } }
print("Fetching it".hasAny(s), "Fetch".hasAny(["etc"]))
