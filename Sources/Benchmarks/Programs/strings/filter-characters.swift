func run() -> Int {
  var text = ""
  for i in 0..<60_000 { text += "Line \(i), of Letters; and digits: \(i % 97).\n" }
  let letters = text.filter { $0.isLetter }
  var vowels = 0
  for character in letters {
    if character == "e" || character == "i" { vowels += 1 }
  }
  return letters.count * 1_000_000 + vowels
}

print(run())
