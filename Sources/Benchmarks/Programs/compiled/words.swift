// Strings: a text is generated, split, cleaned and counted, and the counts are sorted.

struct Entry: Comparable {
  let word: String
  let count: Int

  static func < (lhs: Entry, rhs: Entry) -> Bool {
    lhs.count != rhs.count ? lhs.count > rhs.count : lhs.word < rhs.word
  }
}

let stems = ["river", "Stone", "level", "cloud", "Racecar", "noon", "paper", "window", "salt", "Kayak"]
let endings = ["", "s", ",", ".", "-like", "ing", "!"]
var seed = 7
func next(_ bound: Int) -> Int {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 65_536 % bound
}

var lines: [String] = []
for _ in 0..<12_000 {
  var words: [String] = []
  for _ in 0..<(3 + next(9)) { words.append(stems[next(stems.count)] + endings[next(endings.count)]) }
  lines.append(words.joined(separator: " "))
}
let text = lines.joined(separator: "\n")

var counts: [String: Int] = [:]
var palindromes = 0
var vowels = 0
for line in text.split(separator: "\n") {
  for word in line.split(separator: " ") {
    let clean = word.lowercased().filter { $0.isLetter }
    counts[clean, default: 0] += 1
    if clean == String(clean.reversed()) { palindromes += 1 }
    for character in clean where "aeiou".contains(character) { vowels += 1 }
  }
}
let entries = counts.map { Entry(word: $0.key, count: $0.value) }.sorted()
print(text.count, entries.count, palindromes, vowels)
for entry in entries.prefix(3) { print(entry.word, entry.count) }
