import Foundation
var t = AttributedString("Hello, world!")
let r = t.range(of: "world")!
t[r].link = URL(string: "https://e.com")
print(t)
print("[\(t[r])]")
print(AttributeContainer().link(URL(string: "a:b")!))
print(t.link as Any, t[r].link as Any, t.runs.first!)
for run in t.runs { print(t[run.range], run.attributes, run.link as Any) }
print(t.runs)
t.characters.replaceSubrange(r, with: "moon")
print(t)
t.characters.insert("!", at: t.range(of: "moon")!.lowerBound)
print(t)
t.characters.insert("?", at: t.range(of: "moon")!.upperBound)
print(t)
t.characters.append("z")
t.characters.insert("A", at: t.startIndex)
print(t, t.characters.count)
t.insert(AttributedString("B"), at: t.startIndex)
t.append(AttributedString("C"))
print(
  t == t, t.hashValue == t.hashValue, String(t.characters),
  String(t.characters[t.startIndex..<t.index(t.startIndex, offsetByCharacters: 3)]))
var c = AttributeContainer(); c.link = URL(string: "q:r"); c.languageIdentifier = "fr"
t.mergeAttributes(c, mergePolicy: .keepCurrent)
for (v, range) in t.runs[\.languageIdentifier] { print(v as Any, String(t[range].characters)) }
for (v, w, range) in t.runs[\.languageIdentifier, \.link] { print(v as Any, w as Any, String(t[range].characters)) }
t.replaceAttributes(AttributeContainer().languageIdentifier("fr"), with: AttributeContainer().languageIdentifier("de"))
print(t.runs.map { $0.languageIdentifier ?? "-" })
let u = t.transformingAttributes(\.languageIdentifier) { a in if a.value == "de" { a.value = "it" } }
print(u.runs.map { $0.languageIdentifier ?? "-" }, u.runs.count, u.runs.startIndex < u.runs.endIndex)
t.link = nil
print(t.runs.count, t.settingAttributes(c).runs.count, t.mergingAttributes(c).runs.count)
print(
  AttributedString(t[t.startIndex..<t.index(afterCharacter: t.startIndex)]),
  (AttributedString("a", attributes: c) + AttributedString("b")).runs.count)
let sub = t[t.range(of: "moon")!]
print(String(sub.characters), sub.runs.count, sub.startIndex == t.startIndex)
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetByCharacters: 2))
t.replaceSubrange(
  t.range(of: "moon")!, with: AttributedString("sun", attributes: AttributeContainer().link(URL(string: "s:u")!)))
print(t)
print(t.unicodeScalars.count, t.characters.first!, t.characters.reversed().map { String($0) }.joined(), t.isEmptyX)
extension AttributedString { var isEmptyX: Bool { characters.isEmpty } }
let lit: AttributedString = "lit"
print(
  lit, lit.runs.first!.attributes == AttributeContainer(), AttributedString("\(1)x"),
  AttributedString(stringLiteral: "k"))
print(
  t.range(of: "SUN", options: .caseInsensitive) != nil, t.range(of: "zz") as Any,
  t.characters.firstIndex(of: "w") as Any == nil)
enum MyKey: AttributedStringKey { typealias Value = Int; static let name = "level" }
t[t.startIndex..<t.endIndex][MyKey.self] = 3
print(t[MyKey.self] as Any, t.runs[MyKey.self].map { $0.0 as Any })
extension AttributeScopes {
  struct Mine: AttributeScope { let level: MyKey; let foundation: FoundationAttributes };
  var mine: Mine.Type { Mine.self }
}
extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.Mine, T>) -> T { self[T.self] }
}
t.level = 4
print(t.level as Any, t.mine.level as Any)
print(
  c.link as Any, c == AttributeContainer(), c[MyKey.self] as Any,
  c.merging(AttributeContainer().languageIdentifier("x")).languageIdentifier!)
