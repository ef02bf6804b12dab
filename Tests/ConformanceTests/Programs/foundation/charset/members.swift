import Foundation

let sets: [(String, CharacterSet)] = [
  ("letters", .letters), ("digits", .decimalDigits), ("alphanumerics", .alphanumerics), ("whitespaces", .whitespaces),
  ("newlines", .newlines), ("punctuation", .punctuationCharacters), ("symbols", .symbols), ("upper", .uppercaseLetters),
  ("lower", .lowercaseLetters), ("control", .controlCharacters), ("capitalized", .capitalizedLetters),
  ("nonBase", .nonBaseCharacters), ("decomposables", .decomposables), ("illegal", .illegalCharacters),
]
for (name, set) in sets {
  print(name, "aZ9 \n.,+$éß٣\u{301}ǅ€_-".unicodeScalars.filter { set.contains($0) }.map { String($0.value, radix: 16) })
}
print("Hello, World 42!".components(separatedBy: .alphanumerics.inverted).filter { !$0.isEmpty })
print("user@example".rangeOfCharacter(from: CharacterSet(charactersIn: "@")) != nil)
print("abc".rangeOfCharacter(from: .decimalDigits) == nil, "  trim\t\n".trimmingCharacters(in: .whitespacesAndNewlines))
