import Foundation
let sets: [(String, CharacterSet)] = [
  ("letters", .letters), ("decimalDigits", .decimalDigits), ("alphanumerics", .alphanumerics),
  ("whitespaces", .whitespaces), ("newlines", .newlines), ("punctuation", .punctuationCharacters),
  ("symbols", .symbols), ("upper", .uppercaseLetters), ("lower", .lowercaseLetters),
  ("capitalized", .capitalizedLetters), ("control", .controlCharacters), ("decomposables", .decomposables),
  ("illegal", .illegalCharacters), ("nonBase", .nonBaseCharacters), ("urlQuery", .urlQueryAllowed),
  ("urlPath", .urlPathAllowed), ("urlHost", .urlHostAllowed), ("urlFragment", .urlFragmentAllowed),
  ("urlUser", .urlUserAllowed), ("urlPassword", .urlPasswordAllowed),
]
for (name, set) in sets {
  print(name, "aZ5 é٣_-.,!$+<€\n\u{301}\u{0}ǅ%/?#@:".unicodeScalars.map { set.contains($0) ? "1" : "0" }.joined())
}
var mine = CharacterSet(charactersIn: "abc"); mine.insert("d"); mine.insert(charactersIn: "x"..."z"); mine.remove("b");
mine.formUnion(.init(charactersIn: "1"..."3"));
print(
  "abcdxyz123".unicodeScalars.filter(mine.contains).map(String.init).joined(), mine.inverted.contains("b"),
  mine.isSuperset(of: CharacterSet(charactersIn: "ac")), mine == CharacterSet(charactersIn: "acdxyz123"), mine.isEmpty,
  CharacterSet().isEmpty, mine.hasMember(inPlane: 0))
print(
  "  a b\t".trimmingCharacters(in: .whitespaces) + "|", "--x--".trimmingCharacters(in: ["-"]),
  "a1b2".components(separatedBy: .decimalDigits),
  "user@ho st".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!,
  "aéb".unicodeScalars.allSatisfy(CharacterSet.letters.contains),
  "abc".rangeOfCharacter(from: mine.inverted).map { "abc"[$0] } ?? "-",
  CharacterSet.letters.subtracting(.uppercaseLetters).contains("A"),
  CharacterSet.letters.intersection(CharacterSet(charactersIn: "a1")).contains("1"),
  mine.symmetricDifference(CharacterSet(charactersIn: "aq")).contains("q"))
print(
  "Hello, World 42!".filter { $0.isLetter },
  "Hello".unicodeScalars.filter { !CharacterSet(charactersIn: "l").contains($0) }.count,
  String("a-b".unicodeScalars.filter(CharacterSet.alphanumerics.contains)),
  String(String.UnicodeScalarView("x1".unicodeScalars.filter(CharacterSet.decimalDigits.contains))))
