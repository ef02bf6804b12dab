// Iterating, splitting, reversing, counting and comparing texts whose characters are more than a byte.

let texts = [
  "", "a", "plain ASCII text", "two\r\nlines\r\nhere", "\r\n", "\r", "\n\r", "a\rb\nc\r\nd",
  "e\u{301}tude caf\u{E9} cafe\u{301}", "👨‍👩‍👧‍👦 family 👩🏽‍🚀", "🇩🇪🇫🇷🇪🇸", "a\u{300}\u{301}b", "\u{301}alone",
  "日本語 テキスト", "K\u{212A}K", "x;y\u{37E}z", "한국어 각 각",
]

for text in texts {
  print(text.count, text.utf8.count, Array(text).count, Array(text).map { String($0) })
  var seen = 0
  for character in text where character == " " || character == "\n" || character == "\r\n" || character == "e" { seen += 1 }
  print(seen, String(text.reversed()).utf8.map { $0 }.count, String(text.reversed()) == text)
  print(text.reversed().map { String($0) })
  for separator: Character in [" ", "\n", "\r\n", "\r", "e", "é", "K", ";", "🇫🇷"] {
    print(separator.unicodeScalars.map { $0.value }, text.split(separator: separator), text.contains(separator))
  }
  print(text.split(separator: " ", maxSplits: 1), text.split(separator: " ", omittingEmptySubsequences: false))
  print(text.split { $0.isWhitespace }, text.split(maxSplits: 2, omittingEmptySubsequences: false) { !$0.isLetter })
  print(text.filter { $0.isLetter }, text.filter { $0 != "e" }, text.first as Any, text.last as Any)
}

// Parts keep the indices of the whole.
let line = "one, two;  three"
for part in line.split(separator: " ") {
  print(part, part.startIndex == line.startIndex, line[part.startIndex..<part.endIndex], line.distance(from: line.startIndex, to: part.startIndex))
  for inner in part.split(whereSeparator: { $0 == "o" || $0 == "," }) {
    print(" ", inner, line.distance(from: line.startIndex, to: inner.startIndex), line[inner.startIndex...])
  }
  print(part.split(separator: "e").map { line.distance(from: line.startIndex, to: $0.endIndex) })
}

// An iterator is a value.
var iterator = "abc\u{301}d".makeIterator()
_ = iterator.next()
var copy = iterator
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any, iterator.next() as Any, iterator.next() as Any)
print(copy.next() as Any)
let iterators = [copy, copy]
var one = iterators[0]
print(one.next() as Any, copy.next() as Any, one.next() as Any, copy.next() as Any)

// Characters that are the same objects are values all the same.
var letters = Array("hello")
letters[0] = "j"
var word = String(letters[1])
word += "x"
word.append(letters[2])
print(letters, word, letters[1], "hello".map { $0 }[1])

// Properties of characters.
for character: Character in ["a", "Z", "5", " ", "\n", "\r\n", "é", "e\u{301}", "ß", "½", "٣", "!", "+", "$", "€", "日", "😀", "\t", "_", "F"] {
  print(
    character.isLetter, character.isNumber, character.isWholeNumber, character.isHexDigit, character.isWhitespace,
    character.isNewline, character.isUppercase, character.isLowercase, character.isCased, character.isPunctuation,
    character.isSymbol, character.isMathSymbol, character.isCurrencySymbol, character.isASCII)
}

// Keys that are equal by canonical equivalence.
var counts: [String: Int] = [:]
for key in ["café", "cafe\u{301}", "K", "\u{212A}", "a", "b", "a"] { counts[key, default: 0] += 1 }
print(counts.count, counts["café"] ?? 0, counts["cafe\u{301}"] ?? 0, counts["K"] ?? 0, counts["a", default: 9], counts["z", default: 9])
var byCharacter: [Character: [Int]] = [:]
for (index, character) in "abcabée\u{301}".enumerated() { byCharacter[character, default: []].append(index) }
print(byCharacter["a"]!, byCharacter["é"]!, byCharacter["z", default: [7]])
