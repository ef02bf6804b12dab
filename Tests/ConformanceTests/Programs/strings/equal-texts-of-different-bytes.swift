print("a\u{301}".utf8.count, "á".utf8.count, Array("a\u{301}".utf8), Array("á".utf8), Array("a\u{301}".utf8).elementsEqual(Array("á".utf8)))
print("a\u{301}".utf8.elementsEqual("á".utf8), "a\u{301}".utf8.elementsEqual(Array("á".utf8)), "ab".utf8.elementsEqual("abc".utf8), "ab".utf8.elementsEqual("ac".utf8))
let x = "a\u{301}".utf8, y = "á".utf8
print(x.elementsEqual(y))
let k1 = "a\u{301}", k2 = "á"
print(k1.utf8.count, k2.utf8.count, k1.utf8.elementsEqual(k2.utf8))
print(k1.utf16.count, k2.utf16.count)
switch "a\u{301}" { case "á": print("same", "á".utf8.count); default: print("other") }
let d = ["á": 1]; print(d["a\u{301}"] ?? 0, d.keys.first!.utf8.count)
enum E: String { case a = "á" }; print(E(rawValue: "a\u{301}") as Any, E.a.rawValue.utf8.count)
