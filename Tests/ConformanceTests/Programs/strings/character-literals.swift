struct Key: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  var c: Character
  init(_ c: Character) { self.c = c }
  init(extendedGraphemeClusterLiteral v: Character) { c = v }
}
struct Sc: ExpressibleByUnicodeScalarLiteral {
  var c: Unicode.Scalar
  init(unicodeScalarLiteral v: Unicode.Scalar) { c = v }
}
func press(_ k: Key, n: Int = 1) { print(k.c, n) }
press("s")
press("\u{8}", n: 2)
let k: Key = "x"
print(k == "x", [k, "y"].count)
let u: Sc = "u"
print(u.c.value)
switch k { case "x": print("x!"); default: print("other") }
struct Tag: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = value }
}
let tags: [Tag] = ["a", "bc", "\r\n"]
print(tags.map(\.text.count))
let letters: [Character] = ["a", "é", "\r\n"]
print(letters.count, ["a", "bc"].count, Set(["x", "yz"]).count)
let scalars: [Unicode.Scalar] = ["a", "é"]
print(scalars.map(\.value))
func kind(_ text: String) -> String { "string" }
func kind(_ character: Character) -> String { "character" }
print(kind("a"), kind("ab"))
