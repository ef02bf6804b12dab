func run() -> Int {
  var text = ""
  for i in 0..<60_000 { text += "line \(i) has a few words and \(i % 97) more\n" }
  var counts: [String: Int] = [:]
  for line in text.split(separator: "\n") {
    for word in line.split(separator: " ") { counts[String(word), default: 0] += 1 }
  }
  var sum = 0
  for (word, count) in counts { sum += word.count * count }
  return sum
}

print(run())
